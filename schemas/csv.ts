/*
 * The CSV files that the API and the portal write for spreadsheets, and the separator of those that they read.
 */

/** Starts a file: spreadsheets then read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A number, or a phone number, which spreadsheets read as one. */
const isNumber = (text: string) => /^-?\d+([.,]\d+)?$/.test(text) || /^\+[\d ]+$/.test(text)

/** What starts a formula: the characters that OWASP and its ASVS name, with their full-width forms. */
const formulaStart = '[=+\\-@\\t\\r\\n\\0＝＋－＠]'
// A text that already begins with an apostrophe gets another one, so that reading it back removes only that one.
const escapable = new RegExp(`^'*${formulaStart}`)
const escaped = new RegExp(`^'+${formulaStart}`)

/** Keeps a text that a spreadsheet would run as a formula a text, with an apostrophe in front (C-127). */
export const escapeFormula = (text: string): string =>
  escapable.test(text) && !isNumber(text) ? `'${text}` : text

/** The text of a cell that `escapeFormula` has written. */
export const unescapeFormula = (text: string): string => (escaped.test(text) ? text.slice(1) : text)

/**
 * Formats a line with semicolons. Texts are in quotes, and those that a spreadsheet would run as formulas begin with an
 * apostrophe; numbers and booleans are as they are, and anything else is an empty cell (decision 957).
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(';')}\r\n`

/** A whole file: the byte order mark and the lines. */
export const csvText = (rows: readonly (readonly unknown[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvLine).join('')

function cellOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  return `"${escapeFormula(value).replaceAll('"', '""')}"`
}

/** What may separate the cells of a file. */
const separators = [';', ',', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** The separator of a file: the one that its header has most often outside quotes. A comma without any. */
export function separatorOf(header: string): Separator {
  const outside = header.replaceAll(/"[^"]*"?/g, '')
  const countOf = (separator: string) => outside.split(separator).length - 1
  return separators.reduce<Separator>((best, one) => (countOf(one) > countOf(best) ? one : best), ',')
}
