import { formatParts } from '@portico/core/format/dates'
import { locale } from '@schemas/time/locale'

/** A Sunday: the name of a weekday is that of a day of its week. */
const SUNDAY = 4

/** "lunes, martes y viernes": weekdays from 0 Sunday to 6 Saturday, Monday first. */
export function weekdayNames(weekdays: readonly number[], language: string): string {
  const names = weekdays
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((day) =>
      formatParts(`2026-01-${String(SUNDAY + day).padStart(2, '0')}`, language, { weekday: 'long' }),
    )
  return new Intl.ListFormat(locale(language)).format(names)
}
