import type { Measure } from '@schemas/generated/entities'

/** A line of a series, and a field of the form: its measure and kind of unit. */
export const lines = {
  oxygen: { measure: 1, unit: 'percent', decimals: 0 },
  systolic: { measure: 2, unit: 'pressure', decimals: 0 },
  diastolic: { measure: 3, unit: 'pressure', decimals: 0 },
  pulse: { measure: 4, unit: 'beats', decimals: 0 },
  heart: { measure: 4, unit: 'beats', decimals: 0 },
  sleep: { measure: 6, unit: 'hours', decimals: 1 },
  activity: { measure: 7, unit: 'steps', decimals: 0 },
  weight: { measure: 8, unit: 'mass', decimals: 1 },
  temperature: { measure: 9, unit: 'temperature', decimals: 1 },
  glucose: { measure: 11, unit: 'glucose', decimals: 0 },
} as const satisfies Readonly<Record<string, { measure: Measure['id']; unit: string; decimals: number }>>

export type LineId = keyof typeof lines
