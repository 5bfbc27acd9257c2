import { memoize } from './memoize'

/** Whether the engine knows an IANA time zone. */
export const isZone = memoize((zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
})
