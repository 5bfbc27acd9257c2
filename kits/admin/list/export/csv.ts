/**
 * A list as a file for spreadsheets: semicolons, quoted texts, and a mark in front that says it is UTF-8.
 * A cell that a spreadsheet would take for a formula begins with an apostrophe, so that it stays text.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quote(cell)).join(';')).join('\r\n')}\r\n`

const quote = (cell: string) => `"${escapeFormula(cell).replaceAll('"', '""')}"`

/** A phone number with its country may begin with a plus: what a spreadsheet makes of it is a number. */
const isNumber = (cell: string) => /^-?\d+([.,]\d+)?$/.test(cell) || /^\+[\d ]+$/.test(cell)

const escapeFormula = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !isNumber(cell) ? `'${cell}` : cell)

/** The same as a file. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
