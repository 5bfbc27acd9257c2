/**
 * Writes a CSV file for spreadsheets: semicolons, quoted cells, and a byte order mark for UTF-8.
 * An apostrophe in front of a cell that looks like a formula keeps it a text.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quote(cell)).join(';')).join('\r\n')}\r\n`

const quote = (cell: string) => `"${escapeFormula(cell).replaceAll('"', '""')}"`

/** A phone number may begin with a plus: spreadsheets read it as a number, not as a formula. */
const isNumber = (cell: string) => /^-?\d+([.,]\d+)?$/.test(cell) || /^\+[\d ]+$/.test(cell)

const escapeFormula = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !isNumber(cell) ? `'${cell}` : cell)

/** A CSV file as a blob. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
