// boardgame.io's own simulator with its own RandomBot, as a worker that speaks as worker.py does.
const { createInterface } = require("node:readline");
const { createRequire } = require("node:module");
const { join } = require("node:path");

const load = createRequire(join(__dirname, "..", "node", "package.json"));
const { RandomBot, Simulate } = load("boardgame.io/ai");
const { InitializeGame } = load("boardgame.io/internal");
const { INVALID_MOVE } = load("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  players: 2,
  game: {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }, cell) => {
        if (G.cells[cell] !== null) return INVALID_MOVE;
        G.cells[cell] = playerID;
      },
    },
    endIf: ({ G }) => {
      if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])) return { won: true };
      if (G.cells.every((cell) => cell !== null)) return { draw: true };
    },
  },
  enumerate: (G) => G.cells.flatMap((cell, at) => (cell === null ? [{ move: "mark", args: [at] }] : [])),
};

// Ten cards go to the highest bidder one after another; thirty coins each; a pass is for the rest of the auction.
const PURSE = 30;
const auction = {
  players: 3,
  game: {
    setup: ({ ctx, random }) => ({
      deck: random.Shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      coins: Array(ctx.numPlayers).fill(PURSE),
      won: Array.from({ length: ctx.numPlayers }, () => []),
      passed: Array(ctx.numPlayers).fill(false),
      high: 0,
      leader: null,
    }),
    turn: {
      order: {
        first: ({ ctx }) => ctx.playOrderPos,
        next: ({ G, ctx }) => {
          let position = ctx.playOrderPos;
          do position = (position + 1) % ctx.numPlayers; while (G.passed[position]);
          return position;
        },
      },
    },
    moves: {
      bid: ({ G, playerID, events }, coins) => {
        if (coins <= G.high || coins > G.coins[playerID]) return INVALID_MOVE;
        G.high = coins;
        G.leader = Number(playerID);
        events.endTurn();
      },
      pass: ({ G, playerID, events }) => {
        G.passed[playerID] = true;
        const left = G.passed.flatMap((passed, seat) => (passed ? [] : [seat]));
        if (left.length === 1) {
          const [winner] = left;
          G.coins[winner] -= G.leader === winner ? G.high : 0;
          G.won[winner].push(G.deck.pop());
          G.passed.fill(false);
          G.high = 0;
          G.leader = null;
        }
        events.endTurn();
      },
    },
    endIf: ({ G }) => (G.deck.length === 0 ? { won: G.won } : undefined),
  },
  enumerate: (G, ctx, playerID) => {
    const moves = [{ move: "pass" }];
    for (let coins = G.high + 1; coins <= G.coins[playerID]; coins += 1) moves.push({ move: "bid", args: [coins] });
    return moves;
  },
};

const GAMES = { "tic-tac-toe": ticTacToe, auction };
for (const one of Object.values(GAMES)) one.bots = new RandomBot(one);

async function playOne({ game, players, bots }) {
  const { state } = await Simulate({ game, bots, state: InitializeGame({ game, numPlayers: players }) });
  if (state.ctx.gameover === undefined) throw new Error("a game stopped before its end");
  return state._stateID;
}

const cpu = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

async function main() {
  const { version } = load("boardgame.io/package.json");
  console.log(JSON.stringify({ version: `boardgame.io ${version}`, interpreter: `Node ${process.versions.node}` }));
  for await (const line of createInterface({ input: process.stdin })) {
    const [, name, seconds] = line.split("\t");
    const one = GAMES[name];
    let decisions = 0;
    let games = 0;
    const began = cpu();
    const until = began + Number(seconds);
    while (cpu() < until) {
      decisions += await playOne(one);
      games += 1;
    }
    console.log(JSON.stringify({ decisions, games, cpu: cpu() - began }));
  }
}

main();
