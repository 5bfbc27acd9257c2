import { numberFormat } from './intl'

/** Formats numbers for spreadsheets: the language's decimal sign, all decimals, no thousands separators. */
export const spreadsheetNumberFormat = (language: string): Intl.NumberFormat =>
  numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 })
