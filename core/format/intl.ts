import { locale } from './locale'
import { memoize } from './memoize'

/** The browser's Intl formatters by portal language, created once. */
export const dateFormat = memoize(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(language), options),
)
export const numberFormat = memoize(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale(language), options),
)
export const listFormat = memoize((language: string) => new Intl.ListFormat(locale(language)))
export const relativeDayFormat = memoize(
  (language: string) => new Intl.RelativeTimeFormat(locale(language), { numeric: 'auto' }),
)
