import { BYTE_ORDER_MARK, escapeFormula, quoteCell } from '@schemas/csv'

/** Writes a CSV file for spreadsheets: semicolons, quoted cells, and a byte order mark for UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`

const cellOf = (text: string) => quoteCell(escapeFormula(text))

/** A CSV file as a blob. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
