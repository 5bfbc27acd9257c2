import { formatNumericDate } from '@portico/core/format/dates'
import { spreadsheetNumberFormat } from '@portico/core/forms/number'
import { BYTE_ORDER_MARK, csvLine } from '@schemas/csv'
import { createLocalTimes } from './localTimes'
import {
  DIASTOLIC,
  formOf,
  GLUCOSE,
  HEART_RATE,
  SYSTOLIC,
  type Meal,
  type MeasureForm,
  type MeasureId,
  type Value,
} from './measures'

/** What the files need of the texts. */
export interface CsvTexts {
  language: string
  /** The heads of date, time, zone, meal, origin and instant. */
  date: string
  time: string
  zone: string
  meal: string
  origin: string
  instant: string
  /** The head of a measure, which an import of the portal knows. */
  column: (id: MeasureId, form: MeasureForm) => string
  /** The name of the file of a measure, and of blood pressures. */
  file: (id: MeasureId | 'pressure') => string
  originOf: (value: Value) => string
  /** What an import of the portal knows as this meal. */
  mealOf: (meal: Meal) => string
}

/** Exact enough to find the stored value again. */
const DECIMALS = 6

/**
 * Writes every value into a CSV file of its measure, the newest first, as an import of the portal reads it back. A blood pressure is one
 * line with its pulse, and glucose has its meal. Measures come in the order of their numbers.
 */
export function createCsvFiles(texts: CsvTexts) {
  const { file } = texts
  const lineOf = createLines(texts)
  const files = new Map<MeasureId, string[]>()
  const pressures = createPressures()
  return {
    add(id: MeasureId, values: readonly Value[]): void {
      const rest = pressures.take(id, values)
      if (rest.length === 0) return
      const pieces = files.get(id) ?? [headOf([id], texts)]
      pieces.push(rest.map((value) => lineOf(value, [[id, value.value]])).join(''))
      files.set(id, pieces)
    },
    /** Forgets a measure that is incomplete. */
    drop(id: MeasureId): void {
      files.delete(id)
      pressures.drop(id)
    },
    end(): Record<string, string[]> {
      const lines = pressures.lines()
      return Object.fromEntries([
        ...(lines.length > 0
          ? [
              [
                file('pressure'),
                [headOf(panel, texts), ...lines.map(({ value, cells }) => lineOf(value, panelCells(cells)))],
              ],
            ]
          : []),
        ...[...files].map(([id, pieces]) => [file(id), pieces]),
      ])
    },
  }
}

const panel = [SYSTOLIC, DIASTOLIC, HEART_RATE] as const

const headOf = (ids: readonly MeasureId[], texts: CsvTexts): string =>
  BYTE_ORDER_MARK +
  csvLine([
    texts.date,
    texts.time,
    texts.zone,
    ...ids.map((id) => texts.column(id, formOf(id))),
    ...(ids.includes(GLUCOSE) ? [texts.meal] : []),
    texts.origin,
    texts.instant,
  ])

type Cells = ReadonlyMap<MeasureId, number>

const panelCells = (cells: Cells): [MeasureId, number | undefined][] => panel.map((id) => [id, cells.get(id)])

/** Holds blood pressures, with their pulse, until all of their numbers have come. */
function createPressures() {
  const readings = new Map<number, { value: Value; cells: Map<MeasureId, number> }>()
  const isComplete = new Set<MeasureId>([SYSTOLIC, DIASTOLIC])
  return {
    /** Takes the values of a blood pressure, and returns the others. */
    take(id: MeasureId, values: readonly Value[]): readonly Value[] {
      if (id === SYSTOLIC)
        for (const value of values)
          readings.set(value.reading, { value, cells: new Map([[id, value.value]]) })
      if (id === SYSTOLIC) return []
      if (id !== DIASTOLIC && id !== HEART_RATE) return values
      return values.filter(({ reading, value }) => {
        const found = readings.get(reading)
        found?.cells.set(id, value)
        return !found && id === HEART_RATE
      })
    },
    drop(id: MeasureId): void {
      isComplete.delete(id)
    },
    lines: () => (isComplete.size === 2 ? [...readings.values()] : []),
  }
}

function createLines({ language, originOf, mealOf }: CsvTexts) {
  const localTime = createLocalTimes()
  const number = spreadsheetNumberFormat(language)
  return (value: Value, cells: readonly (readonly [MeasureId, number | undefined])[]): string => {
    const { date, time } = localTime(value.time, value.zone)
    return csvLine([
      formatNumericDate(date),
      time.slice(0, 5),
      value.zone,
      ...cells.map(([id, one]) =>
        one === undefined ? '' : number.format(Number((one / (formOf(id).divisor ?? 1)).toFixed(DECIMALS))),
      ),
      ...(cells.some(([id]) => id === GLUCOSE) ? [value.meal ? mealOf(value.meal) : ''] : []),
      originOf(value),
      new Date(value.time).toISOString(),
    ])
  }
}
