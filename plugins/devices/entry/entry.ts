import type { MeasureSave, Reading } from '@schemas/generated/entities'
import { parseNumber } from '@portico/core/forms/number'
import { wallClock, zoneOffset } from '@portico/core/format/dates'
import { isPossible } from '@schemas/rules/reading'
import { lines, type LineId } from '../model/lines'
import type { Meal } from '../model/ranges'
import { fieldsOf, seriesIds, type SeriesId } from '../model/series'
import { unitOf } from '../model/units'

/** What the form holds: texts as they are typed, in the units of the country. */
export interface Entry {
  series: readonly SeriesId[]
  values: Readonly<Partial<Record<LineId, string>>>
  date: string
  time: string
  /** Of glucose, where the person says so. */
  meal?: Meal | null
}

export interface Finding {
  field: LineId | 'date' | 'series'
  problem: 'none' | 'missing' | 'number' | 'impossible' | 'pressure' | 'future' | 'date'
}

/** The fields of an entry. The pulse of a blood pressure may be empty. */
export const fieldsOfEntry = ({ series }: Pick<Entry, 'series'>): LineId[] => {
  const fields = series.flatMap((id) => fieldsOf[id])
  return fields.filter((line) => line !== 'pulse' || !fields.includes('heart'))
}

/** The values in the units of the API, without empty and wrong ones. */
export function valuesOf(entry: Entry, language: string): Map<LineId, number> {
  const found = new Map<LineId, number>()
  for (const line of fieldsOfEntry(entry)) {
    const typed = parseNumber(entry.values[line] ?? '', language)
    if (typed !== null && typed >= 0) found.set(line, unitOf(line).read(typed))
  }
  return found
}

/** What must be corrected before the entry can be saved; what is only unlikely is asked (`plausible.ts`). */
export function checkEntry(entry: Entry, zone: string, language: string, now: number): Finding[] {
  if (entry.series.length === 0) return [{ field: 'series', problem: 'none' }]
  const values = valuesOf(entry, language)
  const findings = fieldsOfEntry(entry).flatMap((field): Finding[] => {
    const isEmpty = (entry.values[field] ?? '').trim() === ''
    if (isEmpty) return field === 'pulse' ? [] : [{ field, problem: 'missing' }]
    const value = values.get(field)
    if (value === undefined) return [{ field, problem: 'number' }]
    return isPossible(lines[field].measure, value) ? [] : [{ field, problem: 'impossible' }]
  })
  const [upper, lower] = [values.get('systolic'), values.get('diastolic')]
  if (upper !== undefined && lower !== undefined && lower >= upper)
    findings.push({ field: 'diastolic', problem: 'pressure' })
  const at = instantOf(entry, zone)
  if (at === null) findings.push({ field: 'date', problem: 'date' })
  else if (at > now + 60_000) findings.push({ field: 'date', problem: 'future' })
  return findings
}

/** The instant of a local date and time; null where they are incomplete. */
export function instantOf({ date, time }: Pick<Entry, 'date' | 'time'>, zone: string): number | null {
  const wall = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(wall)) return null
  const near = wall - zoneOffset(wall, zone) * 60_000
  return wall - zoneOffset(near, zone) * 60_000
}

/** The body of the request. */
export const saveOf = (entry: Entry, zone: string, language: string): MeasureSave => ({
  measures: [...valuesOf(entry, language)].map(([line, value]) => ({ id: lines[line].measure, value })),
  measureDate: new Date(instantOf(entry, zone) ?? 0).toISOString(),
  zone,
  ...(entry.meal && entry.series.includes('glucose') && { meal: entry.meal }),
})

/** An empty entry of a series, or of none, at a moment. */
export function emptyEntry(series: readonly SeriesId[], zone: string, now: number): Entry {
  const { date, time } = wallClock(now, zone)
  return { series, values: {}, date, time }
}

/** A reading as the form shows it. Numbers that no field has are added again by `withOthers`. */
export function entryOf(
  { measures, date, zone, meal }: Reading,
  format: (line: LineId, value: number) => string,
): Entry {
  const has = (line: LineId) => measures.some(({ id }) => id === lines[line].measure)
  const series = seriesIds.filter((id) =>
    id === 'heart-rate' ? has('heart') && !has('systolic') : fieldsOf[id].some(has),
  )
  const shown = series.filter((id) => id !== 'blood-pressure' || has('systolic'))
  const values = Object.fromEntries(
    fieldsOfEntry({ series: shown }).flatMap((line) => {
      const value = measures.find(({ id }) => id === lines[line].measure)?.value
      return value === undefined ? [] : [[line, format(line, value)]]
    }),
  )
  return { series: shown, values, ...wallClock(date, zone), ...(meal && { meal }) }
}

/** Adds the numbers of a reading that the form does not show, such as deep sleep. */
export function withOthers(save: MeasureSave, reading: Reading): MeasureSave {
  const shown = new Set(Object.values(lines).map(({ measure }): number => measure))
  return { ...save, measures: [...save.measures, ...reading.measures.filter(({ id }) => !shown.has(id))] }
}
