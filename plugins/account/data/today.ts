import { browserZone, localDate } from '@core/format/zone'

/** The date of today where the person is, YYYY-MM-DD. */
export const today = (): string => localDate(Date.now(), browserZone())
