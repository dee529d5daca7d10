/** Tables that this page has seen being played: whoever was there sees the end happen, whoever comes later reads it. */
const seen = new Set<string>();

export const witness = (table: string): void => void seen.add(table);

/** Whether the end of `table` is still to be seen here; asking uses it up. */
export const isFresh = (table: string): boolean => seen.delete(table);
