import { locale } from './locale'
import { remembered } from './memoize'

/** The browser's formatters for a portal language, each made once. */
export const dateFormat = remembered(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(language), options),
)
export const numberFormat = remembered(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale(language), options),
)
export const listFormat = remembered((language: string) => new Intl.ListFormat(locale(language)))
export const dayFormat = remembered(
  (language: string) => new Intl.RelativeTimeFormat(locale(language), { numeric: 'auto' }),
)
