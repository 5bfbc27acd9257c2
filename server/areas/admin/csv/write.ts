/** Before the first line: spreadsheets read a file with it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A line of a file with semicolons; cells that a spreadsheet would run are made text (C-127). */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(';')}\r\n`

function cellOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = harmless(typeof value === 'string' ? value : '')
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A phone number with its country may begin with a plus: what a spreadsheet makes of it is a number. */
const isFormula = (text: string) => /^[=@\t\r-]/.test(text) || /^\+(?![\d ]+$)/.test(text)

const harmless = (text: string) => (isFormula(text) ? `'${text}` : text)
