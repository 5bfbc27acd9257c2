const MINUTE = 60_000
/** A week counted from 1970-01-01, in minutes. */
const MINUTES = 7 * 24 * 60
const WORDS = MINUTES / 32

/** Length of a week in milliseconds. */
export const WEEK_MS = MINUTES * MINUTE

/** The free starts of one week, one bit per minute. Any two weeks combine word by word. */
export type WeekBits = Uint32Array

/** The number of the week that contains an instant (milliseconds). Weeks start on Thursday at 00:00 UTC. */
export const weekNumber = (instant: number): number => Math.floor(instant / WEEK_MS)

/** Converts the free slots of a week, which start on whole minutes, to bits. */
export function toWeekBits(week: number, slots: Iterable<{ start: number }>): WeekBits {
  const bits = new Uint32Array(WORDS)
  for (const { start } of slots) {
    const minute = (start - week * WEEK_MS) / MINUTE
    const word = minute >> 5
    bits[word] = (bits[word] ?? 0) | (1 << (minute & 31))
  }
  return bits
}

/** The starts that are free in any of the weeks. */
export function combineWeeks(weeks: Iterable<WeekBits>): WeekBits {
  const combined = new Uint32Array(WORDS)
  for (const bits of weeks) {
    for (let word = 0; word < WORDS; word++) combined[word] = (combined[word] ?? 0) | (bits[word] ?? 0)
  }
  return combined
}

/** Generates the starts of a week that are not before `from`, in milliseconds, earliest first. */
export function* readStarts(bits: WeekBits, week: number, from: number): Generator<number> {
  const first = Math.max(0, Math.ceil((from - week * WEEK_MS) / MINUTE))
  for (let word = first >> 5; word < WORDS; word++) {
    let remaining = (bits[word] ?? 0) & (word === first >> 5 ? -1 << (first & 31) : -1)
    while (remaining !== 0) {
      const bit = 31 - Math.clz32(remaining & -remaining)
      yield week * WEEK_MS + (word * 32 + bit) * MINUTE
      remaining &= remaining - 1
    }
  }
}
