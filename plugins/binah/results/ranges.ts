import type { ScanField, ScanValues } from '../engine/engine'

/** A level of a value: how it reads, and how much it deserves attention, from 0 to 2. */
export type Level = 'VERY_LOW' | 'LOW' | 'NORMAL' | 'HIGH' | 'VERY_HIGH' | 'MILD' | 'EXTREME' | 'UNKNOWN'
export interface Band {
  level: Level
  severity: 0 | 1 | 2
  /** The highest value of the band; absent in the last. */
  to?: number
  /** Values equal to `to` belong to the next band. */
  isBelow?: true
}
export interface Range {
  /** Whole numbers: a value is rounded first (C-095). */
  isWhole?: true
  /** The part that a ruler shows. */
  shown: readonly [low: number, high: number]
  bands: readonly Band[]
}

const veryLow = (below: number): Band => ({ level: 'VERY_LOW', severity: 2, to: below, isBelow: true })
const low = (below: number, severity: 0 | 1 | 2 = 1): Band => ({
  level: 'LOW',
  severity,
  to: below,
  isBelow: true,
})
const normal = (to: number): Band => ({ level: 'NORMAL', severity: 0, to })
const high = (to: number): Band => ({ level: 'HIGH', severity: 1, to })
const lastHigh: Band = { level: 'HIGH', severity: 1 }
const veryHigh: Band = { level: 'VERY_HIGH', severity: 2 }

const hemoglobin = (from: number, to: number): Range => ({
  shown: [from - 4, to + 4],
  bands: [veryLow(from), normal(to), veryHigh],
})

/** The ranges of the specification as data. Nobody with clinical training has checked them for this product. */
export const ranges = {
  heartRate: {
    isWhole: true,
    shown: [40, 120],
    bands: [veryLow(50), low(60), normal(100), high(110), veryHigh],
  },
  breathingRate: {
    isWhole: true,
    shown: [8, 26],
    bands: [veryLow(12), low(14), normal(20), high(22), veryHigh],
  },
  prq: { shown: [3, 6], bands: [low(4), normal(5), lastHigh] },
  // Good oxygen is never a warning (C-094).
  oxygenSaturation: {
    isWhole: true,
    shown: [86, 100],
    bands: [
      veryLow(90),
      low(92, 2),
      low(96),
      { level: 'HIGH', severity: 0, to: 97 },
      { level: 'VERY_HIGH', severity: 0 },
    ],
  },
  bloodPressure: { isWhole: true, shown: [80, 160], bands: [low(100), normal(129), high(139), veryHigh] },
  hemoglobinMale: hemoglobin(14, 18),
  hemoglobinOther: hemoglobin(12, 16),
  hemoglobinA1c: {
    shown: [4, 8],
    bands: [{ level: 'NORMAL', severity: 0, to: 5.7, isBelow: true }, high(6.4), veryHigh],
  },
  sdnn: { shown: [0, 150], bands: [low(50), normal(100), lastHigh] },
  lfhf: { shown: [0.1, 0.6], bands: [low(0.27), normal(0.38), lastHigh] },
} as const satisfies Record<string, Range>

/** The range of a field; sex 1 is male, and any other uses the second table (C-098). */
export function rangeOf(field: ScanField, sex: number | null): Range | undefined {
  if (field === 'hemoglobin') return sex === 1 ? ranges.hemoglobinMale : ranges.hemoglobinOther
  return field in ranges
    ? ranges[field as Exclude<keyof typeof ranges, `hemoglobin${'Male' | 'Other'}`>]
    : undefined
}

/** The band of a value. */
export function bandOf({ bands, isWhole }: Range, value: number): Band {
  const number = isWhole ? Math.round(value) : value
  const band = bands.find(({ to, isBelow }) => to === undefined || (isBelow ? number < to : number <= to))
  return band ?? { level: 'UNKNOWN', severity: 0 }
}

const stress: readonly Level[] = ['UNKNOWN', 'LOW', 'NORMAL', 'MILD', 'HIGH', 'EXTREME']
const general: readonly Level[] = ['UNKNOWN', 'LOW', 'NORMAL', 'HIGH']

/** The level of a zone: stress has five names, the nervous systems three; all share the same words (C-097). */
function zoneOf(field: 'stressLevel' | 'pnsZone' | 'snsZone', value: number): Band {
  const level = (field === 'stressLevel' ? stress : general)[value] ?? 'UNKNOWN'
  const severity =
    level === 'EXTREME'
      ? 2
      : level === 'HIGH' || level === 'MILD' || (level === 'LOW' && field !== 'stressLevel')
        ? 1
        : 0
  return { level, severity }
}

/** The parts of a result, in order, and their fields. */
const parts = {
  vitals: ['heartRate', 'breathingRate', 'prq', 'oxygenSaturation'],
  blood: ['bloodPressure'],
  bloodTests: ['hemoglobin', 'hemoglobinA1c'],
  stress: ['stressLevel', 'pnsZone', 'snsZone'],
  hrv: ['sdnn', 'lfhf'],
} as const satisfies Record<string, readonly ScanField[]>
export type ResultPart = keyof typeof parts

const has = (values: ScanValues, field: ScanField) => values[field] !== undefined

/** The parts with at least one value, each with the fields that have one. */
export const shownParts = (values: ScanValues): { part: ResultPart; fields: ScanField[] }[] =>
  (Object.keys(parts) as ResultPart[])
    .map((part) => ({ part, fields: parts[part].filter((field) => has(values, field)) }))
    .filter(({ fields }) => fields.length > 0)

/** The fields without a value; what was not measured is said. */
export const missingFields = (values: ScanValues): ScanField[] =>
  Object.values(parts)
    .flat()
    .filter((field) => !has(values, field))

/** The arc of the wellness dial that stays open, in degrees. */
export const wellnessAngle = (index: number): number => 360 - 36 * index

/** The band of a field's value; undefined where the specification has none. */
export function levelOf(values: ScanValues, field: ScanField, sex: number | null): Band | undefined {
  const value = values[field]
  if (value === undefined) return undefined
  // Diastolic pressure has no level (C-096).
  const number = typeof value === 'number' ? value : value.systolic
  if (field === 'stressLevel' || field === 'pnsZone' || field === 'snsZone') return zoneOf(field, number)
  const range = rangeOf(field, sex)
  return range && bandOf(range, number)
}
