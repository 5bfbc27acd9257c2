import names from '../../data/columns.json'
import { lines, type LineId } from '../../model/lines'
import { converterOf, type MeasureId } from '../convert'
import { mealOfText, type Meal } from '../formats/meals'
import { FileRefusal, type LeftOut } from '../leftOut'

type Field = keyof typeof names.columns

/** A column with the numbers of a measure. */
export interface ValueColumn {
  place: number
  name: string
  id: MeasureId
  /** From the unit of the header to the one of the API. */
  convert: (value: number) => number
  hasUnit: boolean
  /** The column that has the unit of each line. */
  unitPlace?: number
}

/** Where a file has its dates and numbers: places in the header, or -1. */
export interface Columns {
  count: number
  date: number
  time: number
  zone: number
  instant: number
  origin: number
  values: readonly ValueColumn[]
  /** The device of a line; without it the name of the file. */
  deviceOf?: (cells: readonly string[]) => string
  /** Whether a line has a measurement: others of the same file are no readings, and are not counted. */
  takes?: (cells: readonly string[]) => boolean
  /** Of glucose: whether a line says that it was fasting, before or after a meal. */
  mealOf?: (cells: readonly string[]) => Meal | null
}

/** No columns but those that a format has. */
export const noColumns = { count: Infinity, date: -1, time: -1, zone: -1, instant: -1, origin: -1 }

const fieldsByName: ReadonlyMap<string, Field> = new Map(
  (Object.keys(names.columns) as Field[]).flatMap((field) =>
    names.columns[field].map((name): [string, Field] => [name, field]),
  ),
)

/**
 * Reads a header: "Peso (kg)" is the weight in kg; without a unit, the one of the API. Columns that the portal does not know, or with a
 * unit that their measure does not have, are left out and named. Throws a `FileRefusal` without a date or a measure, and where
 * a column comes twice.
 */
export function readColumns(header: readonly string[], line: number, leftOut: LeftOut): Columns {
  const cells = header.map(readName)
  const placeOf = (field: Field) => {
    const [first, second] = cells.flatMap((cell, place) => (cell.field === field ? [place] : []))
    if (second !== undefined) throw new FileRefusal('columns', line, header[second])
    return first ?? -1
  }
  const values = cells.flatMap(({ field, unit, name }, place): ValueColumn[] => {
    if (field === undefined && name !== '') leftOut.add('column', line, name)
    if (field === undefined || !isLine(field)) return []
    placeOf(field)
    const id = lines[field].measure
    const convert = unit === '' ? (value: number) => value : converterOf(id, unit)
    if (convert) return [{ place, name, id, convert, hasUnit: unit !== '' }]
    leftOut.add('unit', line, name)
    return []
  })
  const [date, instant] = [placeOf('date'), placeOf('instant')]
  if ((date < 0 && instant < 0) || values.length === 0)
    throw new FileRefusal('columns', line, header.join(' · '))
  const meal = placeOf('meal')
  return {
    ...(meal >= 0 && { mealOf: (line) => mealOfText(line[meal] ?? '') }),
    count: header.findLastIndex((name) => name !== '') + 1,
    date,
    instant,
    time: placeOf('time'),
    zone: placeOf('zone'),
    origin: placeOf('origin'),
    values,
  }
}

/** Samsung Health writes the type of its records before the names of some columns: `com.samsung.health.blood_pressure.systolic`. */
const samsung = /^com\.samsung\.s?health\.[\w.]+\.(?=\w+$)/

function readName(name: string) {
  const [, base = name, unit = ''] = /^(.*?)\s*[([]([^)\]]*)[)\]]$/.exec(name) ?? []
  const field = fieldsByName.get(base.replace(samsung, '').replaceAll('_', ' ').trim().toLowerCase())
  return { name, field, unit: unit.trim() }
}

/** Whether the name of a column is one of a field. */
export const isField = (name: string, field: Field): boolean => readName(name).field === field

/** What a name and its unit suggest. */
export const fieldOf = (name: string): { field: Field | undefined; unit: string } => readName(name)

const isLine = (field: Field): field is LineId => field in lines

/** Whether the origin of a line is an estimate by the camera, which an import would turn into a measurement. */
export const isEstimate = (origin: string): boolean => names.estimates.some((name) => origin.startsWith(name))
