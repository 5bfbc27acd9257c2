import { browserZone, localDate } from '@portico/core/format/dates'

/** Today's date in the device's time zone, YYYY-MM-DD. */
export const today = (): string => localDate(Date.now(), browserZone())
