import { formatNumericDate, localDate, wallClock } from '@portico/core/format/dates'
import { spreadsheetNumberFormat } from '@portico/core/forms/number'
import { csvText } from '@schemas/csv'
import type { Row } from './rows'
import type { LineId } from './lines'
import { unitOf } from './units'

/** Decimals of a value of one reading: enough to find the stored value again in any unit. */
const EXACT_DECIMALS = 6

/**
 * The CSV file of the rows on screen: date, time, zone, the values in their units, the meal if requested, the origin,
 * and the instant in UTC. A row of one reading has its exact value and instant, so that an import finds it again; a row of a day has its average.
 */
export function csvOf(
  rows: readonly Row[],
  lines: readonly LineId[],
  head: readonly string[],
  textOf: { origin: (row: Row) => string; meal?: (row: Row) => string },
  language: string,
): string {
  const number = spreadsheetNumberFormat(language)
  const cells = rows.map((row) => [
    formatNumericDate(row.isDay && row.date ? row.date : localDate(row.time, row.zone)),
    row.isDay ? '' : wallClock(row.time, row.zone).time,
    row.zone,
    ...lines.map((line) => {
      const value = row.values.get(line)?.value
      if (value === undefined) return ''
      const { show, decimals } = unitOf(line)
      return number.format(Number(show(value).toFixed(row.isDay ? decimals : EXACT_DECIMALS)))
    }),
    ...(textOf.meal ? [textOf.meal(row)] : []),
    textOf.origin(row),
    row.isDay ? '' : new Date(row.time).toISOString(),
  ])
  return csvText([head, ...cells])
}
