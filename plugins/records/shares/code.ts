/** A code of six digits as people read it: "481 906". */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`
