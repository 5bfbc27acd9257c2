/** Starts a file: spreadsheets then read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Formats a line with semicolons. Cells that a spreadsheet would run as formulas become text (C-127). */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(';')}\r\n`

function cellOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = escapeFormula(typeof value === 'string' ? value : '')
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A plus followed by digits is a phone number, which a spreadsheet reads as a number. */
const isFormula = (text: string) => /^[=@\t\r-]/.test(text) || /^\+(?![\d ]+$)/.test(text)

const escapeFormula = (text: string) => (isFormula(text) ? `'${text}` : text)
