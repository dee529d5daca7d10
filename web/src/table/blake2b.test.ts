import { describe, expect, it } from 'vitest';
import { blake2b, commitment, fromHex, toHex } from './blake2b';

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => i % 251);

describe('the hash of the seal', () => {
  it('agrees with the reference on short, long and empty data', () => {
    expect(blake2b(new TextEncoder().encode('abc'), 64)).toBe(
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
    );
    expect(blake2b(new Uint8Array())).toBe('0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8');
    expect(blake2b(bytes(32))).toBe('cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6');
    expect(blake2b(bytes(128))).toBe('c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1');
    expect(blake2b(bytes(129))).toBe('f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9');
    expect(blake2b(bytes(1000))).toBe('b372d0608f720c8c3dd41e9c8eecb10143b41abe520b616607e754bf79c08331');
  });

  it('is personalised, as the commitment to a secret is', () => {
    expect(blake2b(bytes(129), 32, 'sixteen letters!')).toBe('b2194b0cb0e798a6e5ff2be7a6c7d4180cd52e6fb9e08ddc0b8a571b43374da2');
    // The vector of docs/research/sealed-stream.md.
    expect(commitment(toHex(bytes(32)))).toBe('f55cf9512ecc60cbcf6bd84f84e397a917c19112ffb53424d4a60ea01f3c4a97');
  });

  it('reads and writes hexadecimal', () => {
    expect(toHex(fromHex('00ff10a7'))).toBe('00ff10a7');
  });
});
