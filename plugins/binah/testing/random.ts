/** Random numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 to 1. */
  even: () => number
  /** Normally distributed with deviation 1. */
  normal: () => number
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T
  between: (low: number, high: number) => number
}

export function random(seed: number): Random {
  let state = seed >>> 0
  const even = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    even,
    normal: () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even()),
    pick: (items) => items[Math.floor(even() * items.length)] ?? items[0],
    between: (low, high) => low + (high - low) * even(),
  }
}
