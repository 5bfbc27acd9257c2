import type { PoolHours } from '../../../platform/tenants/settings/poolSettings'
import { addDays, instantOf, localDay, weekdayOf } from '../../shared/zone'

/** Whether a pool is open at an instant, and when it opens next. */
export interface Opening {
  isOpen: boolean
  /** Null: it is open, or never opens. */
  opensAt: Date | null
}

const DAYS_AHEAD = 7

/** Whether a pool with these hours in a zone is open at an instant. Without hours it always is. */
export function openingAt(hours: readonly PoolHours[] | undefined, zone: string, now: Date): Opening {
  if (!hours) return { isOpen: true, opensAt: null }
  const today = localDay(zone, now.getTime())
  const intervals = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => addDays(today, day)).flatMap((day) =>
    hours
      .filter(({ days }) => !days || days.includes(weekdayOf(day) || 7))
      .map((one) => intervalOn(zone, day, one)),
  )
  const isOpen = intervals.some(({ from, to }) => from <= now.getTime() && now.getTime() < to)
  const next = Math.min(...intervals.filter(({ from }) => from > now.getTime()).map(({ from }) => from))
  return { isOpen, opensAt: isOpen || !Number.isFinite(next) ? null : new Date(next) }
}

/** An interval of a day as instants. A time that the clocks jump over is an hour later. */
const intervalOn = (zone: string, day: string, { from, to }: PoolHours): { from: number; to: number } => ({
  from: at(zone, day, from),
  to: at(zone, day, to),
})

function at(zone: string, day: string, clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const minutes = hour * 60 + minute
  return instantOf(zone, day, minutes) ?? instantOf(zone, day, minutes + 60) ?? Number.NaN
}
