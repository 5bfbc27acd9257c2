import type { Consultation } from '@schemas/generated/entities'

/** The day of a consultation, `2026-10-05`; its month, `2026-10`, where the API says no more. */
export const calendarDate = ({ date, year, month }: Pick<Consultation, 'date' | 'year' | 'month'>): string =>
  date ?? `${year}-${String(month).padStart(2, '0')}`
