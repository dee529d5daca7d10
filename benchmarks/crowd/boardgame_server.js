// The peer: a boardgame.io server (in memory) with a game whose view has about the size of a card table's, 3 KB.
// Its rules are next to nothing, in the peer's favour: a move turns one card over and adds a line to a short log.
const { createRequire } = require("node:module");
const { join } = require("node:path");

const load = createRequire(join(__dirname, "..", "node", "package.json"));
const { Server } = load("boardgame.io/server");

const SEATS = [0, 1, 2, 3];
const card = (id, zone) => ({ id, rank: ((id * 7) % 13) + 1, suit: "SHDC"[id % 4], face: true, zone });

const table = {
  name: "table",
  minPlayers: SEATS.length,
  maxPlayers: SEATS.length,
  setup: () => ({
    players: SEATS.map((seat) => ({ seat, name: `Player ${seat}`, score: 0, hand_count: 7, connected: true, clock_ms: 600000 })),
    hands: Object.fromEntries(SEATS.map((seat) => [seat, Array.from({ length: 7 }, (_, at) => card(seat * 7 + at, "hand"))])),
    board: Array.from({ length: 32 }, (_, at) => card(100 + at, "board")),
    lines: SEATS.map((seat) => `seat ${seat} sat down at the table`),
    moves: 0,
  }),
  turn: { activePlayers: { all: null } },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  moves: {
    play: ({ G, playerID }, at) => {
      const turned = G.board[at % G.board.length];
      turned.rank = (turned.rank % 13) + 1;
      turned.face = !turned.face;
      G.moves += 1;
      G.players[Number(playerID)].score += 1;
      G.lines = [...G.lines.slice(1), `move ${G.moves}: seat ${playerID} turned card ${at}`];
    },
  },
};

Server({ games: [table], origins: ["http://127.0.0.1"] }).run({ port: { port: Number(process.argv[2]), host: "127.0.0.1" } }, () => console.log("ready"));
