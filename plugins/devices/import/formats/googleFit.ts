import type { MeasureId } from '../convert'
import { mealOfNumber } from './meals'
import { isEntry, jsonFormat, numberOf, textOf, type Entry } from './json'

/** The types of data that the portal knows, with the measure of their first value. */
const types: Readonly<Record<string, { id: MeasureId; factor: number }>> = {
  'com.google.heart_rate.bpm': { id: 4, factor: 1 },
  'com.google.step_count.delta': { id: 7, factor: 1 },
  'com.google.weight': { id: 8, factor: 1 },
  'com.google.distance.delta': { id: 15, factor: 1 },
  'com.google.calories.expended': { id: 14, factor: 1 },
  'com.google.oxygen_saturation': { id: 1, factor: 1 },
  'com.google.body.temperature': { id: 9, factor: 1 },
  // In mmol/l.
  'com.google.blood_glucose': { id: 11, factor: 18.0156 },
}
const GLUCOSE = 11
const SLEEP = 'com.google.sleep.segment'
/** Of a segment: 1 awake, 2 asleep, 3 out of bed, 4 light, 5 deep, 6 REM. */
const asleep: ReadonlySet<number> = new Set([2, 4, 5, 6])

/**
 * The export of Google Fit (Google Takeout, "All Data"): a file for each kind and source, with instants in nanoseconds. What Google has
 * derived from several sources is read; the raw files of one source are the same measurements once more.
 * Source: https://developers.google.com/fit/datatypes/health and public readers of the export.
 */
export const googleFit = jsonFormat({
  id: 'googleFit',
  reads: ({ name, head }) => head.includes('"Data Points"') && /^derived_/i.test(name),
  listOf: (content) => (isEntry(content) ? content['Data Points'] : null),
  readEntry: (entry, { add, leaveOut, context }) => {
    const name = textOf(entry['dataTypeName'])
    const values = valuesOf(entry)
    const start = millisecondsOf(entry['startTimeNanos'])
    const end = millisecondsOf(entry['endTimeNanos'])
    const { zone } = context
    if (name === 'com.google.blood_pressure') {
      const [upper, lower] = values
      if (upper == null || lower == null) return leaveOut('required')
      return add(
        [
          [2, upper],
          [3, lower],
        ],
        end === null ? null : { instant: end, zone },
        'Google Fit',
      )
    }
    const [value, relation] = values
    if (name === SLEEP) {
      if (start === null || end === null || value == null) return leaveOut('date')
      if (!asleep.has(value)) return
      const seconds = (end - start) / 1000
      const stage = value === 5 ? 12 : value === 4 ? 13 : null
      return add(
        [[6, seconds], ...(stage ? [[stage, seconds] as const] : [])],
        { instant: end, zone },
        'Google Fit',
      )
    }
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (!type) return leaveOut('type', name)
    if (value == null) return leaveOut('number', name)
    add(
      [[type.id, value * type.factor]],
      start === null ? null : { instant: start, zone },
      'Google Fit',
      type.id === GLUCOSE ? mealOfNumber(relation) : null,
    )
  },
})

/** The numbers of a point: whole (`intVal`) or not (`fpVal`). */
const valuesOf = (entry: Entry): (number | null)[] =>
  (Array.isArray(entry['fitValue']) ? entry['fitValue'] : []).map((one: unknown) => {
    const value = isEntry(one) ? one['value'] : null
    return isEntry(value) ? (numberOf(value['fpVal']) ?? numberOf(value['intVal'])) : null
  })

function millisecondsOf(nanoseconds: unknown): number | null {
  const number = numberOf(nanoseconds)
  return number === null ? null : Math.round(number / 1_000_000)
}
