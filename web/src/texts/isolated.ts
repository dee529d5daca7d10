/** A name within a sentence: however it is written, it does not turn the words around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
