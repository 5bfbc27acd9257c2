import { startOfDay, zoneOffset } from '@portico/core/format/dates'
import { addDays } from '@portico/core/format/calendarDate'
import type { DateRange } from '../../../../dateRange/range'

/** Minutes east of UTC in a zone at the first moment of a date. */
export const offsetAt = (date: string, zone: string): number => zoneOffset(startOfDay(date, zone), zone)

/** The day of a range on which the clocks were changed, with the offset from then on; null where they were not. */
export function clockChange({ start, end }: DateRange, zone: string): { day: string; offset: number } | null {
  const first = offsetAt(start, zone)
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const offset = offsetAt(addDays(day, 1), zone)
    if (offset !== first) return { day, offset }
  }
  return null
}

/** "UTC+2", "UTC-3:30". Takes minutes. */
export function formatOffset(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
