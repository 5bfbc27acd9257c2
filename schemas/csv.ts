/*
 * The cells of the CSV files that the API and the portal write for spreadsheets.
 */

/** Starts a file: spreadsheets then read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A number, or a phone number, which spreadsheets read as one. */
const isNumber = (text: string) => /^-?\d+([.,]\d+)?$/.test(text) || /^\+[\d ]+$/.test(text)

/** Keeps a text that a spreadsheet would run as a formula a text, with an apostrophe in front (C-127). */
export const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !isNumber(text) ? `'${text}` : text

/** The text of a cell that `escapeFormula` has written. */
export const unescapeFormula = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

/** A text in quotes, for any cell that may contain separators. */
export const quoteCell = (text: string): string => `"${text.replaceAll('"', '""')}"`
