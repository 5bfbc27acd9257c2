import { escapeFormula, quoteCell } from '../../../../schemas/csv'

/** Formats a line with semicolons. Cells that a spreadsheet would run as formulas become text (C-127). */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(';')}\r\n`

function cellOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = escapeFormula(typeof value === 'string' ? value : '')
  return /[";\r\n]/.test(text) ? quoteCell(text) : text
}
