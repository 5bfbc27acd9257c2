/** Median of a list; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** Median of the ratios taken within each round, so that a busy machine disturbs both sides alike. */
export const ratio = (values: readonly number[], base: readonly number[]): number =>
  median(values.map((value, round) => value / (base[round] ?? NaN)))

/** Value below which a share of the list lies, for example 0.95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}
