/** BLAKE2b (RFC 7693) without a key, as the server uses it to seal a deal: browsers have no hash of this family. */
const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;
/** Which word of the block goes where in each round, in hexadecimal digits. */
const SIGMA = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
] as const;
/** Columns, then diagonals. */
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turnRight = (word: bigint, bits: bigint): bigint => ((word >> bits) | (word << (64n - bits))) & MASK;

function compress(h: BigUint64Array, block: DataView, count: bigint, last: boolean): void {
  const v = new BigUint64Array(16);
  v.set(h);
  v.set(IV, 8);
  const at = (array: BigUint64Array, index: number): bigint => array[index] ?? 0n;
  v[12] = at(v, 12) ^ (count & MASK);
  v[13] = at(v, 13) ^ (count >> 64n);
  if (last) v[14] = at(v, 14) ^ MASK;
  for (let round = 0; round < 12; round += 1) {
    const order = SIGMA[round % 10] ?? SIGMA[0];
    MIXES.forEach(([a, b, c, d], step) => {
      const word = (place: number) => block.getBigUint64(parseInt(order[2 * step + place] ?? '0', 16) * 8, true);
      const mix = (x: bigint, first: bigint, second: bigint) => {
        v[a] = (at(v, a) + at(v, b) + x) & MASK;
        v[d] = turnRight(at(v, d) ^ at(v, a), first);
        v[c] = (at(v, c) + at(v, d)) & MASK;
        v[b] = turnRight(at(v, b) ^ at(v, c), second);
      };
      mix(word(0), 32n, 24n);
      mix(word(1), 16n, 63n);
    });
  }
  for (let i = 0; i < 8; i += 1) h[i] = at(h, i) ^ at(v, i) ^ at(v, i + 8);
}

/** The digest of `data`, `size` bytes long (at most 64), personalised with `person` (at most 16), in hexadecimal. */
export function blake2b(data: Uint8Array, size = 32, person = ''): string {
  const h = new BigUint64Array(IV);
  h[0] = (h[0] ?? 0n) ^ 0x01010000n ^ BigInt(size);
  const named = new Uint8Array(16);
  named.set(new TextEncoder().encode(person));
  for (const word of [0, 1]) h[6 + word] = (h[6 + word] ?? 0n) ^ new DataView(named.buffer).getBigUint64(word * 8, true);
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let index = 0; index < blocks; index += 1) {
    const block = new Uint8Array(BLOCK);
    const last = index === blocks - 1;
    block.set(data.subarray(index * BLOCK, (index + 1) * BLOCK));
    const count = last ? data.length : (index + 1) * BLOCK;
    compress(h, new DataView(block.buffer), BigInt(count), last);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, index) => out.setBigUint64(index * 8, word, true));
  return toHex(new Uint8Array(out.buffer, 0, size));
}

/** What the server publishes of a secret before anybody sits down (docs/research/sealed-stream.md). */
export const commitment = (secret: string): string => blake2b(fromHex(secret), 32, 'mahfel-commit-1');

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
