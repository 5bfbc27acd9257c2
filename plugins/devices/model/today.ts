import { browserZone, localDate } from '@portico/core/format/dates'

/** The date of today at the browser (YYYY-MM-DD). */
export const today = (): string => localDate(Date.now(), browserZone())
