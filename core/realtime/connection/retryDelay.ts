const delays = [5000, 10_000, 30_000, 60_000]

/** Milliseconds until the next attempt, by the number of failed ones: 5, 10, 30, 60 seconds, then every 60 (C-072). */
export const retryDelay = (failures: number): number => delays[failures] ?? 60_000
