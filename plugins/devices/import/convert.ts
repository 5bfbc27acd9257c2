import type { MeasureSave } from '@schemas/generated/entities'

export type MeasureId = MeasureSave['measures'][number]['id']
type Convert = (value: number) => number
type Units = Readonly<Record<string, Convert>>

const by =
  (factor: number): Convert =>
  (value) =>
    value * factor
const same = by(1)

const POUND = 0.45359237
const GLUCOSE = 18.0156
const CALORIE = 4.184

const perMinute: Units = {
  'count/min': same,
  '/min': same,
  bpm: same,
  lpm: same,
  'latidos por minuto': same,
  'beats per minute': same,
  'count/s': by(60),
}
const pressure: Units = { mmHg: same, kPa: by(7.500617), cmAq: by(0.7355592) }
const duration: Units = {
  s: same,
  min: by(60),
  h: by(3600),
  hr: by(3600),
  hours: by(3600),
  horas: by(3600),
}
const milliseconds: Units = { ms: same, s: by(1000) }

/** From the unit of a file to the one of the API. HealthKit and people write the same unit differently. */
const units: Readonly<Record<MeasureId, Units>> = {
  1: { '%': same },
  2: pressure,
  3: pressure,
  4: perMinute,
  5: milliseconds,
  6: duration,
  7: { count: same, steps: same, pasos: same },
  8: { kg: same, g: by(0.001), lb: by(POUND), lbs: by(POUND), oz: by(POUND / 16), st: by(POUND * 14) },
  9: {
    degC: same,
    '°C': same,
    C: same,
    degF: (value) => (value - 32) / 1.8,
    '°F': (value) => (value - 32) / 1.8,
    F: (value) => (value - 32) / 1.8,
    K: (value) => value - 273.15,
  },
  10: perMinute,
  11: { 'mg/dL': same, 'mmol/L': by(GLUCOSE), 'g/L': by(100), 'mg/L': by(0.1) },
  12: duration,
  13: duration,
  14: { kcal: same, Cal: same, kJ: by(1 / CALORIE), J: by(0.001 / CALORIE), cal: by(0.001) },
  15: { m: same, km: by(1000), cm: by(0.01), mi: by(1609.344), ft: by(0.3048), yd: by(0.9144) },
  16: milliseconds,
}

/**
 * How a number of a measure is converted from a unit to the one of the API: "11.4 st" to kg. Null for a unit that the measure
 * does not have. HealthKit writes the molar mass of glucose into its unit (`mmol<180.16>/L`).
 */
export function converterOf(id: MeasureId, unit: string): Convert | null {
  const name = unit.trim().replace(/^mmol<[\d.]+>/, 'mmol')
  const known = units[id]
  if (Object.hasOwn(known, name)) return known[name] ?? null
  const other = Object.keys(known).find((one) => one.toLowerCase() === name.toLowerCase())
  return other === undefined ? null : (known[other] ?? null)
}

/** The units of a measure that a person may choose from, the one of the API first. */
export const unitsOf = (id: MeasureId): readonly string[] =>
  chosenUnits[id] ?? Object.keys(units[id]).slice(0, 1)

const chosenUnits: Readonly<Partial<Record<MeasureId, readonly string[]>>> = {
  2: ['mmHg', 'kPa'],
  3: ['mmHg', 'kPa'],
  4: ['bpm'],
  6: ['s', 'min', 'h'],
  7: ['steps'],
  8: ['kg', 'g', 'lb', 'st'],
  9: ['°C', '°F'],
  10: ['/min'],
  11: ['mg/dL', 'mmol/L'],
  12: ['s', 'min', 'h'],
  13: ['s', 'min', 'h'],
  14: ['kcal', 'kJ'],
  15: ['m', 'km', 'mi'],
}
