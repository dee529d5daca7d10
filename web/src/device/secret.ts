/** This device's share of the shuffle: 32 random bytes in hex, mixed into the deal when a seat is taken. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id for a command, never used twice: 16 random url-safe characters. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
