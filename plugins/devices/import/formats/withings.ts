import { converterOf, type MeasureId } from '../convert'
import { noColumns, type ValueColumn } from '../csv/columns'
import { readAll } from '../csv/csvReader'
import type { MeasurementFormat } from './format'
import { readInstant } from './json'
import { placeOf, tableFormat } from './table'

const value = (cells: readonly string[], place: number, id: MeasureId, unit: string): ValueColumn | null => {
  const convert = converterOf(id, unit)
  return place < 0 || !convert ? null : { place, name: cells[place] ?? '', id, convert, hasUnit: true }
}

/** The names of the columns: the export is in the language of the account, and keeps the order. */
const names = {
  date: /^(Date|Datum|Fecha|Data)$/,
  weight: /^(Weight|Gewicht|Peso|Poids) \(/,
  fat: /^(Fat mass|Fettmasse|Masa grasa|Masse grasse|Massa grassa|Comments)/,
  pulse: /^(Heart rate|Herzfrequenz|Frecuencia cardíaca|Fréquence cardiaque|Frequenza cardiaca)$/i,
  upper: /^(Systol|Sistól|Sistol)\p{L}*$/iu,
  lower: /^(Diastol|Diastól)\p{L}*$/iu,
}

/**
 * Weights, body temperatures and blood pressures: the unit is in the name of the column. Source: files of an export in German in
 * https://github.com/Handballfreak/WithingsData (src/bp.csv, weight.csv).
 */
export const withingsTable = tableFormat({
  id: 'withings',
  columnsOf: (cells) => {
    if (!names.date.test(cells[0] ?? '')) return null
    const unitOf = (place: number) => /\(([^)]+)\)/.exec(cells[place] ?? '')?.[1] ?? ''
    const weight = placeOf(cells, names.weight)
    const temperature = placeOf(cells, /^(Body )?Temperature \(/)
    const isPressure = [names.pulse, names.upper, names.lower].every((name, at) =>
      name.test(cells[at + 1] ?? ''),
    )
    const isWeight = weight === 1 && placeOf(cells, names.fat) > 0
    const values = isPressure
      ? [value(cells, 1, 4, 'bpm'), value(cells, 2, 2, 'mmHg'), value(cells, 3, 3, 'mmHg')]
      : [
          isWeight ? value(cells, weight, 8, unitOf(weight)) : null,
          value(cells, temperature, 9, unitOf(temperature)),
        ]
    const known = values.filter((one) => one !== null)
    if (known.length === 0) return null
    return { ...noColumns, date: 0, values: known, deviceOf: () => 'Withings' }
  },
})

/** What a raw file measures, by its name: `raw_tracker_hr.csv`. */
const rawMeasures: readonly (readonly [RegExp, MeasureId])[] = [
  [/^raw_.*_?hr\.csv$/i, 4],
  [/^raw_.*steps\.csv$/i, 7],
  [/^raw_.*distance\.csv$/i, 15],
  [/^raw_.*calories-earned\.csv$/i, 14],
  [/^raw_.*spo2.*\.csv$/i, 1],
]
const rawMeasure = (name: string) => rawMeasures.find(([pattern]) => pattern.test(name))?.[1]
const numbers = (cell = ''): number[] =>
  cell
    .replaceAll(/[[\]\s]/g, '')
    .split(',')
    .filter(Boolean)
    .map(Number)

/**
 * The raw values of a tracker: `start,duration,value`, where a line may have several durations and values in brackets, one after the
 * other. Source: the description that Withings puts into the export, as kept in
 * https://github.com/baptistebisson/withings-to-influxdb, and `read_csv_startdurval` of a public reader.
 */
export const withingsRaw: MeasurementFormat = {
  id: 'withings',
  reads: ({ name, head }) => rawMeasure(name) !== undefined && /^\uFEFF?start,duration,value/i.test(head),
  read: async function* (file, { zone, leftOut }) {
    const id = rawMeasure(file.name)
    const [, ...records] = await readAll(await file.text(), leftOut, ',')
    for (const { cells, line } of records) {
      const start = readInstant(cells[0] ?? '', zone)
      const [durations, values] = [numbers(cells[1]), numbers(cells[2])]
      if (!start || id === undefined) leftOut.add('date', line, cells[0])
      else if (values.length === 0 || values.length !== durations.length || values.some(Number.isNaN))
        leftOut.add('number', line, cells[2])
      else {
        let { instant } = start
        for (const [at, one] of values.entries()) {
          const measureDate = new Date(instant).toISOString()
          if (one > 0)
            yield {
              line,
              reading: { measures: [{ id, value: one }], measureDate, zone: start.zone, source: 'Withings' },
            }
          instant += (durations[at] ?? 0) * 1000
        }
      }
    }
  },
}

/** The light, deep and REM sleep of a night, in the languages of the export. */
const stages = [
  /^(light|leicht|ligero|léger|leggero) \(s\)$/i,
  /^(deep|tief|profundo|profond|profondo) \(s\)$/i,
  /^rem \(s\)$/i,
]

/**
 * Nights: from, to, and the seconds of each stage. A night belongs to the day on which it ends. Source: src/sleep.csv of
 * https://github.com/Handballfreak/WithingsData.
 */
export const withingsSleep: MeasurementFormat = {
  id: 'withings',
  reads: ({ head }) => {
    const third = /^\uFEFF?"?\p{L}+"?,"?\p{L}+"?,"?(\p{L}+ \(s\))/u.exec(head)?.[1] ?? ''
    return stages[0]?.test(third) === true
  },
  read: async function* (file, { zone, leftOut }) {
    const [header, ...records] = await readAll(await file.text(), leftOut, ',')
    const places = stages.map((name) => placeOf(header?.cells ?? [], name))
    for (const { cells, line } of records) {
      const end = readInstant(cells[1] ?? '', zone)
      const [light = NaN, deep = NaN, rem = NaN] = places.map((place) => Number(cells[place] || 0))
      if (!end) leftOut.add('date', line, cells[1])
      else if (Number.isNaN(light + deep + rem)) leftOut.add('number', line)
      else {
        const measures = [
          { id: 6 as const, value: light + deep + rem },
          { id: 12 as const, value: deep },
          { id: 13 as const, value: light },
        ]
        const measureDate = new Date(end.instant).toISOString()
        yield { line, reading: { measures, measureDate, zone: end.zone, source: 'Withings' } }
      }
    }
  },
}
