import { localDate, wallClock } from '@core/format/zone'
import type { Slot } from '../variant'

/** Slots by the person's local day, YYYY-MM-DD, in the order given. In: the person's IANA zone. */
export function groupByDay(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const date = localDate(slot.start, zone)
    days.set(date, [...(days.get(date) ?? []), slot])
  }
  return days
}

/** Slots of a day before and after noon, by the person's clock. */
export const splitAtNoon = (slots: readonly Slot[], zone: string) => ({
  morning: slots.filter((slot) => wallClock(slot.start, zone).time < '12:00'),
  afternoon: slots.filter((slot) => wallClock(slot.start, zone).time >= '12:00'),
})

/** Whether a slot's place shows another time than the person's clock. */
export const hasOtherClock = ({ start, zone }: Slot, own: string): boolean =>
  wallClock(start, zone).time !== wallClock(start, own).time

/**
 * The day to show of a month's free days: the one wanted, else the next free one, else the first.
 * In: dates YYYY-MM-DD, in order; undefined when nothing is free.
 */
export const dayToShow = (free: readonly string[], wanted: string): string | undefined =>
  free.find((day) => day >= wanted) ?? free[0]
