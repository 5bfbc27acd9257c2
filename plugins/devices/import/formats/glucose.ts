import { noColumns } from '../csv/columns'
import { glucoseColumn, placeOf, tableFormat } from './table'

/**
 * Dexcom Clarity, in every language of its reports: the columns keep their places, and the second one names the form of its times.
 * Lines without a time are about the person and the alarms. Source:
 * https://cran.r-project.org/web/packages/aidR/vignettes/format-dexcom-clarity.html and https://github.com/klanderfri/BloodSugarAnalyser.
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

/** The time of a device, in the languages of short tables. */
const deviceTime = /time ?stamp|zeitstempel|horodatage|sello de tiempo|marca de tiempo|tijdstempel/i

/**
 * LibreView, in every language: the columns keep their places, and three of them have the glucose of the sensor, of a scan and of a
 * strip; the record type says which one a line has. Other apps write the first five columns alone. Source:
 * https://github.com/SivertSolum/Glukoscillator (docs/libreview-format.md) and https://github.com/creepymonster/GlucoseDirect; the forms of
 * the times: https://github.com/tidepool-org/uploader/issues/1461.
 */
export const libreView = tableFormat({
  id: 'libreView',
  columnsOf: (cells) => {
    const [device, time, type] = [0, 2, 3]
    const isShort = cells.length === 5 && deviceTime.test(cells[time] ?? '')
    const places = isShort ? [4] : [4, 5, 14]
    const values = places.flatMap((place) => glucoseColumn(cells, place) ?? [])
    if (values.length < places.length || (!isShort && cells.length < 16)) return null
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
 * Glooko: each file begins with a line about the person, and has its time and its glucose in the first two columns, of a sensor
 * (`cgm_data_1.csv`) or a meter (`bg_data_1.csv`). The files of insulin have other columns. Source:
 * https://cran.r-project.org/web/packages/aidR/vignettes/format-glooko.html and
 * https://github.com/iricigor/GlookoDataWebApp (docs/DATA_UPLOAD.md).
 */
export const glooko = tableFormat({
  id: 'glooko',
  columnsOf: (cells) => {
    const [time, value] = [0, 1]
    const glucose = glucoseColumn(cells, value)
    const isTime = /^(timestamp|zeitstempel|horodatage|marca de (tiempo|hora)|data e ora|tijdstempel)$/i
    const isGlucose = /^(cgm|sgc|mcg|bg)\b|glu[ck]os|glic[eé]m|glyc[eé]m|blutzucker/i
    if (!glucose || !isTime.test(cells[time] ?? '') || !isGlucose.test(cells[value] ?? '')) return null
    const isSensor = /cgm|sgc|mcg/i.test(cells[value] ?? '')
    return {
      ...noColumns,
      date: time,
      values: [glucose],
      takes: (line) => Boolean(line[value]),
      deviceOf: () => (isSensor ? 'Glooko CGM' : 'Glooko'),
    }
  },
})

/**
 * YourLoops: `cbg.csv` has instants in UTC, and the unit beside each value. Source:
 * https://cran.r-project.org/web/packages/aidR/vignettes/format-yourloops.html.
 */
export const yourLoops = tableFormat({
  id: 'yourLoops',
  columnsOf: (cells) => {
    const [time, value, unit, model] = [0, 2, 3, 4]
    if (!/^timestamp,timezoneOffSet,value,units,/i.test(cells.join(','))) return null
    const column = {
      place: value,
      name: 'value',
      id: 11 as const,
      convert: (one: number) => one,
      hasUnit: true,
    }
    return {
      ...noColumns,
      date: time,
      values: [{ ...column, unitPlace: unit }],
      takes: (line) => Boolean(line[value]),
      deviceOf: (line) => line[model] || 'YourLoops',
    }
  },
})

/**
 * Tandem Source: `…-CGM.csv` has the values of the sensor (`EGV`), and `…-BG.csv` those of a meter. Source:
 * https://cran.r-project.org/web/packages/aidR/vignettes/format-tandem-source.html.
 */
export const tandemSource = tableFormat({
  id: 'tandemSource',
  columnsOf: (cells) => {
    const [device, description, time, value] = [0, 2, 3, 4]
    const glucose = glucoseColumn(cells, value)
    if (!glucose || cells[device] !== 'Device Type' || cells[time] !== 'Event Date Time') return null
    return {
      ...noColumns,
      date: time,
      values: [glucose],
      takes: (line) => Boolean(line[value]),
      deviceOf: (line) => `${line[device] ?? ''}${line[description] === 'EGV' ? '' : ' meter'}`.trim(),
    }
  },
})

/**
 * Medtronic CareLink: a table of the pump and one of the sensor in one file, each below lines about them and with the same header.
 * The finger and the sensor have columns of their own. Source: https://cran.r-project.org/web/packages/aidR/vignettes/format-carelink.html.
 */
export const careLink = tableFormat({
  id: 'careLink',
  columnsOf: (cells) => {
    const [date, time] = [1, 2]
    const places = [/^BG Reading \(/i, /^Sensor Glucose \(/i].map((name) => placeOf(cells, name))
    const values = places.flatMap((place) => glucoseColumn(cells, place) ?? [])
    if (cells[0] !== 'Index' || cells[date] !== 'Date' || cells[time] !== 'Time' || values.length < 2)
      return null
    const [finger = -1] = places
    return {
      ...noColumns,
      date,
      time,
      values,
      // The second header, the lines above it, and what the pump has done.
      takes: (line) => /^\d+[-/.]\d+[-/.]\d+$/.test(line[date] ?? '') && places.some((place) => line[place]),
      deviceOf: (line) => (line[finger] ? 'CareLink meter' : 'CareLink'),
    }
  },
})
