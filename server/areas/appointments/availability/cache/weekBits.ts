const MINUTE = 60_000
/** A week counted from 1970-01-01, in minutes. */
const MINUTES = 7 * 24 * 60
const WORDS = MINUTES / 32

/** Length of a week in milliseconds. */
export const WEEK_MS = MINUTES * MINUTE

/** Free starts of one week, a bit a minute. Two weeks are joined word by word, whatever their grids. */
export type WeekBits = Uint32Array

/** The number of the week an instant lies in; weeks begin on Thursdays, 00:00 UTC. */
export const weekNumber = (instant: number): number => Math.floor(instant / WEEK_MS)

/** Free slots of a week, on whole minutes, as bits. */
export function toWeekBits(week: number, slots: Iterable<{ start: number }>): WeekBits {
  const bits = new Uint32Array(WORDS)
  for (const { start } of slots) {
    const minute = (start - week * WEEK_MS) / MINUTE
    const word = minute >> 5
    bits[word] = (bits[word] ?? 0) | (1 << (minute & 31))
  }
  return bits
}

/** What is free in any of the weeks. */
export function combineWeeks(weeks: Iterable<WeekBits>): WeekBits {
  const any = new Uint32Array(WORDS)
  for (const bits of weeks) {
    for (let word = 0; word < WORDS; word++) any[word] = (any[word] ?? 0) | (bits[word] ?? 0)
  }
  return any
}

/** The starts of a week not before `from`, in milliseconds, earliest first, found as they are asked for. */
export function* readStarts(bits: WeekBits, week: number, from: number): Generator<number> {
  const first = Math.max(0, Math.ceil((from - week * WEEK_MS) / MINUTE))
  for (let word = first >> 5; word < WORDS; word++) {
    let left = (bits[word] ?? 0) & (word === first >> 5 ? -1 << (first & 31) : -1)
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left)
      yield week * WEEK_MS + (word * 32 + bit) * MINUTE
      left &= left - 1
    }
  }
}
