import { minuteOfDay } from '../../shared/zone'

/** A time of the day that differs by no more, in minutes, is about the same. */
const SAME_HOURS = 120
/** How many days after the first free time one at about the same hours is preferred to it. */
const PREFERRED_DAYS = 14
const DAY_MS = 86_400_000

/**
 * Chooses the time to propose instead of an appointment: the first at about the same hours of the day, within two weeks of the first
 * free one; else the first. Takes free starts in order and the start of the appointment, in milliseconds, and the zone in
 * which its hours are meant. Undefined: nothing is free.
 */
export function chooseTime(free: readonly number[], start: number, zone: string): number | undefined {
  const [first] = free
  if (first === undefined) return undefined
  const wanted = minuteOfDay(zone, start)
  const isPreferred = (one: number) =>
    one < first + PREFERRED_DAYS * DAY_MS && Math.abs(minuteOfDay(zone, one) - wanted) <= SAME_HOURS
  return free.find(isPreferred) ?? first
}
