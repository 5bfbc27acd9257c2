import { createLocalTimes } from './localTimes'
import type { MeasureId, Value } from './measures'

/** The newest values of each measure that are Observations of their own. Older ones are one Observation a day. */
const NEWEST = 1000

/** The older values of a date of their own zone. */
export interface DayFacts {
  date: string
  zone: string
  count: number
  sum: number
  least: number
  greatest: number
}

/** What is known of all values of a measure, in the unit of the API. */
export interface MeasureFacts {
  id: MeasureId
  last: Value
  count: number
  sum: number
  least: number
  greatest: number
  /** The newest first, and every estimate by the camera, however old: a day must not mix them with measurements. */
  newest: readonly Value[]
  days: readonly DayFacts[]
}

/** Collects facts of values, which come the newest first. */
export function createMeasureFacts(id: MeasureId) {
  const newest: Value[] = []
  const days = createDays()
  let [count, sum, least, greatest] = [0, 0, Infinity, -Infinity]
  return {
    add(values: readonly Value[]): void {
      for (const value of values) {
        count++
        sum += value.value
        least = Math.min(least, value.value)
        greatest = Math.max(greatest, value.value)
        if (newest.length < NEWEST || value.origin === 'camera') newest.push(value)
        else days.add(value)
      }
    },
    /** Null without values. */
    facts(): MeasureFacts | null {
      const [last] = newest
      return last ? { id, last, count, sum, least, greatest, newest, days: days.all() } : null
    },
  }
}

/** Sums up values by the date of their zone. */
function createDays() {
  const localTime = createLocalTimes()
  const days = new Map<string, DayFacts>()
  return {
    add({ time, zone, value }: Value): void {
      const { date } = localTime(time, zone)
      const key = `${date} ${zone}`
      const day = days.get(key) ?? { date, zone, count: 0, sum: 0, least: value, greatest: value }
      days.set(key, {
        ...day,
        count: day.count + 1,
        sum: day.sum + value,
        least: Math.min(day.least, value),
        greatest: Math.max(day.greatest, value),
      })
    },
    all: (): DayFacts[] => [...days.values()],
  }
}
