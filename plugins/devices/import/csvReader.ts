import type { MeasureSave } from '@schemas/generated/entities'
import { lines, type LineId } from '../model/lines'

/**
 * Reads a CSV file line by line. Its first line names the columns: `date` (an instant such as 2026-11-02T08:15:00+01:00) and
 * lines such as `systolic` or `weight`, in the units of the API. Separated by comma or semicolon, numbers with a point.
 */
export function createCsvReader(zone: string, source: string) {
  let rest = ''
  let columns: readonly string[] | null = null
  const toReading = (text: string): MeasureSave | null => {
    const cells = text.split(/[,;]/).map((cell) => cell.trim().replaceAll('"', ''))
    if (!columns) {
      columns = cells.map((cell) => cell.replace('\uFEFF', '').toLowerCase())
      return null
    }
    const at = Date.parse(cells[columns.indexOf('date')] ?? '')
    const measures = columns.flatMap((column, place) => {
      const value = cells[place] ?? ''
      const isLine = column in lines && value !== '' && Number(value) >= 0
      return isLine ? [{ id: lines[column as LineId].measure, value: Number(value) }] : []
    })
    if (Number.isNaN(at) || measures.length === 0) return null
    return { measures, measureDate: new Date(at).toISOString(), zone, source }
  }
  return {
    read(text: string): MeasureSave[] {
      const all = (rest + text).split(/\r?\n/)
      rest = all.pop() ?? ''
      return all.flatMap((line) => toReading(line) ?? [])
    },
    /** The last line, where the file does not end with a new one. */
    end: (): MeasureSave[] => (rest === '' ? [] : [toReading(rest)].filter((one) => one !== null)),
  }
}
