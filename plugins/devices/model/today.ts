import { browserZone, localDate } from '@portico/core/format/zone'

/** The date of today at the browser (YYYY-MM-DD). */
export const today = (): string => localDate(Date.now(), browserZone())
