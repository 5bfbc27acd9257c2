import { formatNumericDate } from '@core/format/dates'
import { spreadsheetNumberFormat } from '@core/format/spreadsheetNumber'
import { BYTE_ORDER_MARK, escapeFormula, quoteCell } from '@schemas/csv'
import { localDate, wallClock } from '@core/format/zone'
import type { Row } from './rows'
import type { LineId } from './lines'
import { unitOf } from './units'

/** The CSV file of the rows that are seen: date, time, zone, the values in their units, and the origin. */
export function csvOf(
  rows: readonly Row[],
  lines: readonly LineId[],
  head: readonly string[],
  originOf: (row: Row) => string,
  language: string,
): string {
  const number = spreadsheetNumberFormat(language)
  const cells = rows.map((row) => [
    formatNumericDate(localDate(row.time, row.zone)),
    row.isDay ? '' : wallClock(row.time, row.zone).time,
    row.zone,
    ...lines.map((line) => {
      const value = row.values.get(line)?.value
      if (value === undefined) return ''
      const { show, decimals } = unitOf(line)
      return number.format(Number(show(value).toFixed(decimals)))
    }),
    originOf(row),
  ])
  const text = [head, ...cells].map((row) => row.map((cell) => quoteCell(escapeFormula(cell))).join(';'))
  return `${BYTE_ORDER_MARK}${text.join('\r\n')}\r\n`
}
