import type { ValueColumn } from '../csv/columns'
import { noColumns } from '../csv/columns'
import { converterOf } from '../convert'
import { glucoseUnit, placeOf, tableFormat } from './table'

const GLUCOSE = 11

/** A column of glucose in the unit of a name; null without one. */
function glucoseColumn(cells: readonly string[], place: number, unitIn = cells[place]): ValueColumn | null {
  const unit = glucoseUnit(unitIn)
  const convert = unit && converterOf(GLUCOSE, unit)
  return convert ? { place, name: cells[place] ?? '', id: GLUCOSE, convert, hasUnit: true } : null
}

/**
 * Dexcom Clarity, in every language of its reports: the columns keep their places, and the second one names the form of its times.
 * Lines without a time are about the person and the alarms. Source: headers in https://github.com/klanderfri/BloodSugarAnalyser
 * and other readers of the same export.
 */
export const dexcomClarity = tableFormat({
  id: 'dexcomClarity',
  columnsOf: (cells) => {
    const [time, type, device, value] = [1, 2, 6, 7]
    const glucose = glucoseColumn(cells, value)
    if (!glucose || cells.length < 12 || !/\(\w{4}-\w\w-\w\wT\w\w:\w\w:\w\w\)/.test(cells[time] ?? ''))
      return null
    const isFinger = (line: readonly string[]) => /[ck]ali/i.test(line[type] ?? '')
    return {
      ...noColumns,
      date: time,
      values: [glucose],
      takes: (line) => line[time] !== '' && (line[type] === 'EGV' || isFinger(line)),
      deviceOf: (line) =>
        ['Dexcom', line[device], isFinger(line) ? 'calibration' : ''].filter(Boolean).join(' '),
    }
  },
})

/**
 * LibreView, in every language: the columns keep their places, and three of them have the glucose of the sensor, of a scan and of a
 * strip; the record type says which one a line has. Source: https://github.com/SivertSolum/Glukoscillator (docs/libreview-format.md) and
 * headers of reports in English and German.
 */
export const libreView = tableFormat({
  id: 'libreView',
  columnsOf: (cells) => {
    const [device, time, type] = [0, 2, 3]
    const places = [4, 5, 14]
    const values = places.flatMap((place) => glucoseColumn(cells, place) ?? [])
    if (values.length < places.length || cells.length < 16) return null
    return {
      ...noColumns,
      date: time,
      values,
      takes: (line) => ['0', '1', '2'].includes(line[type] ?? '') && places.some((place) => line[place]),
      deviceOf: (line) => `${line[device] ?? ''}${line[type] === '2' ? ' strip' : ''}`.trim(),
    }
  },
})

/**
 * Accu-Chek meters: two lines about the meter, then a table in German or English order with the unit in a column of its own, or in the
 * name of the value. Source: the comment with a file in Tidepool's and Nightscout's readers of Accu-Chek Mobile.
 */
export const accuChek = tableFormat({
  id: 'accuChek',
  columnsOf: (cells) => {
    const warning = placeOf(
      cells,
      /^(temperature warning|temperaturwarnung|aviso de temperatura|alerte température)/i,
    )
    const value = placeOf(cells, /^(result|ergebnis|resultado|résultat|mg\/dl|mmol\/l)$/i)
    const unit = placeOf(cells, /^(unit|einheit|unidad|unité)$/i)
    const control = placeOf(cells, /^(control|kontroll|prueba de control|contrôle)/i)
    if (warning < 0 || value < 0) return null
    const named = glucoseColumn(cells, value)
    // A number whose unit is in the next column is read with it.
    const convert = converterOf(GLUCOSE, 'mg/dL')
    if (!named && (unit < 0 || !convert)) return null
    const column = named ?? {
      place: value,
      name: cells[value] ?? '',
      id: GLUCOSE,
      convert: (one: number) => one,
      hasUnit: true,
      unitPlace: unit,
    }
    return {
      ...noColumns,
      date: 0,
      time: 1,
      values: [column],
      takes: (line) => !line[control],
      deviceOf: () => 'Accu-Chek',
    }
  },
})

/** mySugr of Accu-Chek: one line for each entry, most of them without a value. Source: https://github.com/ (Saccharin and Sweetener, readers of its CSV). */
export const mySugr = tableFormat({
  id: 'mySugr',
  columnsOf: (cells) => {
    const value = placeOf(cells, /^blood sugar measurement \(/i)
    const glucose = glucoseColumn(cells, value)
    if (!glucose || placeOf(cells, /^tags$/i) < 0) return null
    return {
      ...noColumns,
      date: placeOf(cells, /^date$/i),
      time: placeOf(cells, /^time$/i),
      values: [glucose],
      takes: (line) => line[value] !== '' && line[value] !== undefined,
      deviceOf: () => 'mySugr',
    }
  },
})

/** The app of Contour meters: a date and time, the glucose with its unit, and whether it was before or after a meal. */
export const contour = tableFormat({
  id: 'contour',
  columnsOf: (cells) => {
    const value = placeOf(
      cells,
      /^(blood glucose|glucose|glucosa|blutzucker|glycémie)( value| reading)?\s*[([]/i,
    )
    const meal = placeOf(cells, /^(meal ?marker|marcador de comida|mahlzeitmarkierung|repère de repas)/i)
    const date = placeOf(cells, /^(date and time|date ?\/ ?time|date|fecha y hora|fecha|datum)/i)
    const glucose = glucoseColumn(cells, value)
    if (!glucose || meal < 0 || date < 0) return null
    return {
      ...noColumns,
      date,
      time: placeOf(cells, /^(time|hora|uhrzeit|heure)$/i),
      values: [glucose],
      takes: (line) => Boolean(line[value]),
      deviceOf: () => 'Contour',
    }
  },
})
