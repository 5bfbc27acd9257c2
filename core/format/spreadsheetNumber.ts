import { numberFormat } from './intl'

/** Numbers in a file for spreadsheets: the decimal sign of the language, all decimals, and no signs between thousands. */
export const spreadsheetNumberFormat = (language: string): Intl.NumberFormat =>
  numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 })
