import { localDate, wallClock } from '@core/format/zone'
import type { Slot } from '../variant'

/** Groups slots by local day, YYYY-MM-DD, keeping their order. In: the person's IANA zone. */
export function groupByDay(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const date = localDate(slot.start, zone)
    days.set(date, [...(days.get(date) ?? []), slot])
  }
  return days
}

/** Splits the slots of a day at noon in the person's zone. */
export const splitAtNoon = (slots: readonly Slot[], zone: string) => ({
  morning: slots.filter((slot) => wallClock(slot.start, zone).time < '12:00'),
  afternoon: slots.filter((slot) => wallClock(slot.start, zone).time >= '12:00'),
})

/** Whether the clock at the slot's place differs from the person's. */
export const hasOtherClock = ({ start, zone }: Slot, own: string): boolean =>
  wallClock(start, zone).time !== wallClock(start, own).time

/**
 * The day to show: the wanted one, else the next free one, else the first.
 * In: dates YYYY-MM-DD, in order. Out: undefined when no day is free.
 */
export const dayToShow = (free: readonly string[], wanted: string): string | undefined =>
  free.find((day) => day >= wanted) ?? free[0]
