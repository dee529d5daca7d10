"""Worker processes: a line of JSON in, a line of JSON out, and an end for whichever takes too long."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")


class WorkerFault(Exception):  # noqa: N818
    """No answer. ``late``: it took too long; else the process failed."""

    def __init__(self, why: str, *, late: bool = False) -> None:
        super().__init__(why)
        self.late = late


class Worker:
    """One process that answers one question at a time, started when first needed.

    ``module`` is run with ``arguments``; it reads questions from its standard input until that ends.
    """

    def __init__(self, module: str, arguments: Sequence[str], patience_s: float) -> None:
        self._command = (sys.executable, "-m", module, *arguments)
        self._patience_s = patience_s
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: msgspec.Struct, kind: type[T]) -> T:
        """The answer, as its type. Raises ``WorkerFault``; then the process was ended, and the next question gets a
        new one."""
        async with self._turn:
            try:
                return await asyncio.wait_for(self._talk(question, kind), self._patience_s)
            except TimeoutError:
                await self.stop()
                raise WorkerFault("no answer in time", late=True) from None
            except (OSError, msgspec.DecodeError, asyncio.IncompleteReadError, ValueError) as fault:
                await self.stop()
                raise WorkerFault(f"the worker is gone: {fault}") from None
            except asyncio.CancelledError:
                await self.stop()  # its answer would be taken for that of the next question
                raise

    async def _talk(self, question: msgspec.Struct, kind: type[T]) -> T:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=kind)

    async def stop(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if process.returncode is None:
            process.kill()
        await process.wait()
