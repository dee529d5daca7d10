import type { Answer, Move } from '../protocol';

/** Refusals of a move that came after somebody else's. */
const OVERTAKEN = new Set(['move.stale', 'game.not_asked']);
const TRIES = 3;
/** How long the same question is waited for, and how often it is looked for; milliseconds. */
export const PATIENCE = 3_000;
const STEP = 60;

export interface Asked {
  /** What tells one question from another, as the player sees it; empty while nothing is asked. */
  question(): string;
  /** The version of the newest frame. */
  version(): number;
  sleep?: (ms: number) => Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Sends a move. When somebody who had something to do out of turn was quicker, and then the very same question is asked
 * again, it is sent once more: what the player decided stands, and they need not hear of it. Any other refusal, and one
 * after which something else is asked, is the answer.
 */
export async function sendThough(send: (move: Move) => Promise<Answer>, move: Move, asked: Asked): Promise<Answer> {
  const question = asked.question();
  for (let tries = 1; ; tries += 1) {
    const version = asked.version();
    const answer = await send(move);
    const late = answer.type === 'refused' && OVERTAKEN.has(answer.code);
    if (!late || question === '' || tries === TRIES || !(await askedAgain(question, version, asked))) return answer;
  }
}

async function askedAgain(question: string, version: number, asked: Asked): Promise<boolean> {
  const sleep = asked.sleep ?? pause;
  for (let waited = 0; waited < PATIENCE; waited += STEP) {
    const now = asked.question();
    if (now === question && asked.version() > version) return true;
    if (now !== '' && now !== question) return false;
    await sleep(STEP);
  }
  return false;
}
