import { dateFormat } from '@schemas/time/days'
import { locale } from '@schemas/time/locale'
import { memoize } from '@schemas/time/memoize'

export { dateFormat }

/** The browser's Intl formatters by portal language, created once. */
export const numberFormat = memoize(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale(language), options),
)
/** Formats a list for a sentence: "a, b y c". */
export const listFormat = memoize((language: string) => new Intl.ListFormat(locale(language)))
/** Formats days from today in words: "mañana". */
export const relativeDayFormat = memoize(
  (language: string) => new Intl.RelativeTimeFormat(locale(language), { numeric: 'auto' }),
)
