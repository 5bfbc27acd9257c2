import type { MeasureSave } from '@schemas/generated/entities'

type Id = MeasureSave['measures'][number]['id']
interface Kind {
  id: Id
  /** Factors to the unit of the API by the unit of the file; another unit is not read. */
  units: Readonly<Record<string, (value: number) => number>>
}

const by = (factor: number) => (value: number) => value * factor
const same = by(1)

/** The quantities of an export that the portal knows. */
const kinds: Readonly<Record<string, Kind>> = {
  OxygenSaturation: { id: 1, units: { '%': (value) => (value <= 1 ? value * 100 : value) } },
  BloodPressureSystolic: { id: 2, units: { mmHg: same } },
  BloodPressureDiastolic: { id: 3, units: { mmHg: same } },
  HeartRate: { id: 4, units: { 'count/min': same } },
  HeartRateVariabilitySDNN: { id: 5, units: { ms: same } },
  StepCount: { id: 7, units: { count: same } },
  BodyMass: { id: 8, units: { kg: same, lb: by(0.45359237) } },
  BodyTemperature: { id: 9, units: { degC: same, degF: (value) => (value - 32) / 1.8 } },
  RespiratoryRate: { id: 10, units: { 'count/min': same } },
  BloodGlucose: { id: 11, units: { 'mg/dL': same, 'mmol<180.1558800000541>/L': by(18.0156) } },
  ActiveEnergyBurned: { id: 14, units: { kcal: same, Cal: same } },
  DistanceWalkingRunning: { id: 15, units: { km: by(1000), mi: by(1609.344), m: same } },
}

const SYSTOLIC = 2
const DIASTOLIC = 3
const record = /<Record\b([^>]*)>/g
const attribute = /(\w+)="([^"]*)"/g

/**
 * Reads the export of Apple Health as its text arrives: it may have gigabytes and is never held as a whole. `read` takes a
 * piece of the text and returns the readings that are complete. Upper and lower pressure of one instant are one reading.
 */
export function createAppleHealthReader(zone: string) {
  let rest = ''
  const pressures = new Map<string, Partial<Record<typeof SYSTOLIC | typeof DIASTOLIC, number>>>()
  const toReading = (attributes: Readonly<Record<string, string>>): MeasureSave | null => {
    const [measures, measureDate] = valuesOf(attributes)
    const [measure] = measures
    if (!measure || !measureDate) return null
    const source = attributes['sourceName']?.slice(0, 100) ?? null
    if (measure.id !== SYSTOLIC && measure.id !== DIASTOLIC) return { measures, measureDate, zone, source }
    const pressure = { ...pressures.get(measureDate), [measure.id]: measure.value }
    const { [SYSTOLIC]: upper, [DIASTOLIC]: lower } = pressure
    if (upper === undefined || lower === undefined) {
      pressures.set(measureDate, pressure)
      return null
    }
    pressures.delete(measureDate)
    if (lower >= upper) return null
    const both: MeasureSave['measures'] = [
      { id: SYSTOLIC, value: upper },
      { id: DIASTOLIC, value: lower },
    ]
    return { measures: both, measureDate, zone, source }
  }
  return {
    read(text: string): MeasureSave[] {
      const whole = rest + text
      const readings: MeasureSave[] = []
      let end = 0
      for (const match of whole.matchAll(record)) {
        end = match.index + match[0].length
        const reading = toReading(attributesOf(match[1] ?? ''))
        if (reading) readings.push(reading)
      }
      const open = whole.lastIndexOf('<')
      rest = open >= end ? whole.slice(open) : ''
      return readings
    },
  }
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, unescape(value)]),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescape = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')

type Values = readonly [measures: MeasureSave['measures'], measureDate: string | null]

/** The numbers of a record and its instant: of sleep and activity the end, else the start. */
function valuesOf({
  type = '',
  unit = '',
  value = '',
  startDate = '',
  endDate = '',
}: Readonly<Record<string, string>>): Values {
  if (type === 'HKCategoryTypeIdentifierSleepAnalysis') return sleepOf(value, startDate, endDate)
  const kind = kinds[type.replace('HKQuantityTypeIdentifier', '')]
  const convert = kind?.units[unit]
  const number = Number(value)
  if (!kind || !convert || value === '' || Number.isNaN(number) || number < 0) return [[], null]
  return [[{ id: kind.id, value: convert(number) }], instantOf(startDate)]
}

/** Time in bed is not sleep; deep and core sleep are also parts of it. */
function sleepOf(value: string, startDate: string, endDate: string): Values {
  const [start, end] = [instantOf(startDate), instantOf(endDate)]
  if (!value.includes('Asleep') || !start || !end) return [[], null]
  const seconds = (Date.parse(end) - Date.parse(start)) / 1000
  const part: Id | null = value.endsWith('Deep') ? 12 : value.endsWith('Core') ? 13 : null
  return [[{ id: 6, value: seconds }, ...(part ? [{ id: part, value: seconds }] : [])], end]
}

/** The instant of "2026-11-02 08:15:00 +0100". */
function instantOf(text: string): string | null {
  const time = Date.parse(text.replace(/^(\S+) (\S+) ([+-]\d\d)(\d\d)$/, '$1T$2$3:$4'))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
