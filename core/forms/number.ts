import { numberFormat } from '../format/intl'

const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/
const grouped = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/

/**
 * What somebody typed as a number (ADMIN-033). Point and comma are both understood, whatever the language: `12,5`, `12.5`,
 * `1.234,50`, `1,234.50`, and what is not finished, such as `12,`.
 * Out: null when it is no number, and for one that may mean thousands or thousandths: `1.234` in Spanish, `1,234` in English.
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

/** A number as it is typed in a portal language: `12,5`, without signs between the thousands. */
export const formatNumberInput = (value: number, language: string): string =>
  numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)

const finite = (digits: string): number | null => {
  const value = Number(digits)
  return Number.isFinite(value) ? value : null
}

const decimalSign = (language: string): string =>
  numberFormat(language, {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'
