import { partOfDay, type PartOfDay } from '@portico/core/format/partOfDay'
import { localDate, wallClock } from '@portico/core/format/dates'
import type { Slot } from '../variant'

/** Groups slots by local day, YYYY-MM-DD, keeping their order. Takes an IANA zone. */
export function groupByDay(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const date = localDate(slot.start, zone)
    days.set(date, [...(days.get(date) ?? []), slot])
  }
  return days
}

/** The part of the day of an instant on the clock of a zone, as the language says it. */
export const partOfSlot = (start: string, zone: string, language: string): PartOfDay =>
  partOfDay(Number(wallClock(start, zone).time.slice(0, 2)), language)

/** The slots of a day by the part of the day on the clock of a zone, keeping their order. */
export function groupByPart(slots: readonly Slot[], zone: string, language: string): Map<PartOfDay, Slot[]> {
  const parts = new Map<PartOfDay, Slot[]>()
  for (const slot of slots) {
    const part = partOfSlot(slot.start, zone, language)
    parts.set(part, [...(parts.get(part) ?? []), slot])
  }
  return parts
}

/**
 * The day to show: the wanted one, else the next free one, else the first.
 * Takes dates as YYYY-MM-DD, in order. Returns undefined when no day is free.
 */
export const dayToShow = (free: readonly string[], wanted: string): string | undefined =>
  free.find((day) => day >= wanted) ?? free[0]
