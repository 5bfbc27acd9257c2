import { numberFormat } from '../format/intl'

const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/
const grouped = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/

/**
 * Parses a typed number. Accepts point and comma in any language: `12,5`, `12.5`, `1.234,50`, `1,234.50`,
 * and unfinished input such as `12,`.
 * Returns null if it is not a number or is ambiguous: `1.234` in Spanish, `1,234` in English.
 */
export function parseNumber(text: string, language: string): number | null {
  const written = text.trim().replace('−', '-')
  const [, sign] = grouped.exec(written) ?? []
  if (plain.test(written)) {
    const isUnclear = sign !== undefined && sign !== decimalSign(language)
    return isUnclear ? null : finite(written.replace(',', '.'))
  }
  return sign === undefined ? null : finite(written.replaceAll(sign, '').replace(',', '.'))
}

/** Formats a number for an input field in a portal language: `12,5`, without thousands separators. */
export const formatNumberInput = (value: number, language: string): string =>
  spreadsheetNumberFormat(language).format(value)

/** Formats numbers for spreadsheets: the language's decimal sign, all decimals, no thousands separators. */
export const spreadsheetNumberFormat = (language: string): Intl.NumberFormat =>
  numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 })

const finite = (digits: string): number | null => {
  const value = Number(digits)
  return Number.isFinite(value) ? value : null
}

const decimalSign = (language: string): string =>
  numberFormat(language, {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'
