import { dateFormat } from '@schemas/time/days'
import { locale } from '@schemas/time/locale'
import { memoize } from '@schemas/time/memoize'

export { dateFormat }

/** The browser's Intl formatters by portal language, created once. */
export const numberFormat = memoize(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale(language), options),
)
export const listFormat = memoize((language: string) => new Intl.ListFormat(locale(language)))
export const relativeDayFormat = memoize(
  (language: string) => new Intl.RelativeTimeFormat(locale(language), { numeric: 'auto' }),
)
