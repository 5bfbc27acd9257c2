import type { Measure, Reading } from '@schemas/generated/entities'
import type { ScanField, ScanValues } from '../engine/engine'

/** The measure ids of fields; the others have none and are not saved (C-102). */
const ids = { oxygenSaturation: 1, heartRate: 4, sdnn: 5, breathingRate: 10 } as const satisfies Partial<
  Record<ScanField, number>
>
const SYSTOLIC = 2
const DIASTOLIC = 3

/** The fields that a saved scan has, in the order in which they are listed. */
export const savedFields = [
  'heartRate',
  'breathingRate',
  'oxygenSaturation',
  'bloodPressure',
  'sdnn',
] as const

/** The values of a result as measurements. */
export function measuresOf(values: ScanValues): Measure[] {
  const plain = (Object.keys(ids) as (keyof typeof ids)[]).flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [{ id: ids[field], value }]
  })
  const { bloodPressure } = values
  if (!bloodPressure) return plain
  return [
    ...plain,
    { id: SYSTOLIC, value: bloodPressure.systolic },
    { id: DIASTOLIC, value: bloodPressure.diastolic },
  ]
}

/** The values of a saved scan. */
export function valuesOfReading({ measures }: Pick<Reading, 'measures'>): ScanValues {
  const valueOf = (id: number) => measures.find((measure) => measure.id === id)?.value
  const [systolic, diastolic] = [valueOf(SYSTOLIC), valueOf(DIASTOLIC)]
  const plain = Object.entries(ids).flatMap(([field, id]) => {
    const value = valueOf(id)
    return value === undefined ? [] : [[field, value] as const]
  })
  return {
    ...Object.fromEntries(plain),
    ...(systolic !== undefined && diastolic !== undefined && { bloodPressure: { systolic, diastolic } }),
  }
}

/** How a value differs from that of the scan before; undefined where one of them is missing. */
export function changeOf(
  newer: ScanValues,
  older: ScanValues | undefined,
  field: 'heartRate' | 'breathingRate',
) {
  const [now, before] = [newer[field], older?.[field]]
  return now === undefined || before === undefined ? undefined : Math.round(now - before)
}
