import type { ValueColumn } from '../csv/columns'
import { noColumns } from '../csv/columns'
import { mealOfMarks, mealOfText } from './meals'
import { glucoseColumn, placeOf, tableFormat } from './table'

/** Glucose in a column without a unit in its name: the unit is in another column, or nothing tells it. */
const plainGlucose = (place: number, name: string, unitPlace?: number): ValueColumn => ({
  place,
  name,
  id: 11,
  convert: (value) => value,
  hasUnit: unitPlace !== undefined,
  ...(unitPlace !== undefined && { unitPlace }),
})

/**
 * Accu-Chek meters: two lines about the meter, then a table in German or English order with the unit in a column of its own, or in the
 * name of the value; marks say whether it was before or after a meal. Source:
 * https://github.com/glucometers-tech/glucometerutils (glucometerutils/drivers/accuchek_reports.py), and the comment with a file in
 * Tidepool's reader of Accu-Chek Mobile.
 */
export const accuChek = tableFormat({
  id: 'accuChek',
  columnsOf: (cells) => {
    const warning = placeOf(
      cells,
      /^(temperature warning|temperaturwarnung|aviso de temperatura|alerte température)/i,
    )
    const value = placeOf(cells, /^(result|ergebnis|messwert|resultado|résultat|mg\/dl|mmol\/l)$/i)
    const unit = placeOf(cells, /^(unit|einheit|unidad|unité)$/i)
    const control = placeOf(cells, /^(control|kontroll|funktionskontrolle|prueba de control|contrôle)/i)
    if (warning < 0 || value < 0) return null
    const named = glucoseColumn(cells, value)
    if (!named && unit < 0) return null
    return {
      ...noColumns,
      date: 0,
      time: 1,
      values: [named ?? plainGlucose(value, cells[value] ?? '', unit)],
      takes: (line) => !line[control],
      mealOf: mealOfMarks(cells),
      deviceOf: () => 'Accu-Chek',
    }
  },
})

/**
 * The app of Contour meters: a date and time, the glucose with its unit, and whether it was before or after a meal. Lines without glucose
 * are meals, insulin and sport. Source: https://github.com/steve8x8/Contour-NS (csv2bloodg), with its header in German and English.
 */
export const contour = tableFormat({
  id: 'contour',
  columnsOf: (cells) => {
    const value = placeOf(
      cells,
      /^(blood glucose|glucose|glucosa|blutzucker|glycémie|readings?|messungen|lecturas?|mesures?)( value| reading)?\s*[([]/i,
    )
    const meal = placeOf(
      cells,
      /^(meal ?marker|marcador de comidas?|mahlzeit-?markierung|repère de repas|marqueur de repas)/i,
    )
    const date = placeOf(
      cells,
      /^(date and time|date ?\/ ?time|date et heure|date|datum und zeit|datum|fecha y hora|fecha)/i,
    )
    const glucose = glucoseColumn(cells, value)
    if (!glucose || meal < 0 || date < 0) return null
    return {
      ...noColumns,
      date,
      time: placeOf(cells, /^(time|hora|uhrzeit|heure)$/i),
      values: [glucose],
      takes: (line) => Boolean(line[value]),
      mealOf: (line) => mealOfText(line[meal] ?? ''),
      deviceOf: () => 'Contour',
    }
  },
})

/**
 * mySugr of Accu-Chek: one line for each entry, most of them without a value; the tags say whether it was before or after a meal. Source:
 * https://github.com/seafea/MySugrCSVAnalyzer (testdata8_7_2017.csv), and the names of its columns in German in readers of its CSV.
 */
export const mySugr = tableFormat({
  id: 'mySugr',
  columnsOf: (cells) => {
    const value = placeOf(cells, /^(blood (sugar|glucose) measurement|blutzuckermessung) \(/i)
    const tags = placeOf(cells, /^(tags|etiquetas|étiquettes)$/i)
    const glucose = glucoseColumn(cells, value)
    if (!glucose || tags < 0) return null
    return {
      ...noColumns,
      date: placeOf(cells, /^(date|datum)$/i),
      time: placeOf(cells, /^(time|zeit)$/i),
      values: [glucose],
      takes: (line) => line[value] !== '' && line[value] !== undefined,
      mealOf: (line) => mealOfText(line[tags] ?? ''),
      deviceOf: () => 'mySugr',
    }
  },
})

/**
 * SiDiary, which xDrip writes too: the sensor in one column and the finger in another, both without a unit. Values that may be mmol/l are
 * left out. Source: https://www.sidiary.org/help/en/_35.htm and https://github.com/leomeinel/glurep.
 */
export const siDiary = tableFormat({
  id: 'siDiary',
  columnsOf: (cells) => {
    const [day, time, sensor, finger] = ['DAY', 'TIME', 'UDT_CGMS', 'BG_LEVEL'].map((name) =>
      cells.indexOf(name),
    )
    const places = [sensor ?? -1, finger ?? -1].filter((place) => place >= 0)
    if (day !== 0 || time === undefined || time < 0 || places.length === 0) return null
    return {
      ...noColumns,
      date: day,
      time,
      values: places.map((place) => plainGlucose(place, cells[place] ?? '')),
      takes: (line) => places.some((place) => line[place]),
      deviceOf: (line) => (line[sensor ?? -1] ? 'SiDiary CGM' : 'SiDiary'),
    }
  },
})
