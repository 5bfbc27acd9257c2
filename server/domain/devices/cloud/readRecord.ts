import type { Measure, MeasureSave } from '../../../../schemas/generated/entities'
import { checkReading } from '../../measurements/checkReading'
import { measureIds } from '../../measurements/measures'

/** A record of the provider as a reading. */
export interface CloudRecord {
  id: string
  reading: MeasureSave
}

/** The largest number of the contract. */
const MAX_VALUE = 1_000_000
const known: ReadonlySet<unknown> = new Set(Object.values(measureIds))

/**
 * A record of the provider: `{ id, date, zone?, device?, measures: [{ id, value }] }`. Numbers that the portal does not know are
 * left out. Null for anything that is not a record, has no number or is impossible, such as one in the future.
 */
export function readRecord(record: unknown, now: Date): CloudRecord | null {
  if (typeof record !== 'object' || record === null) return null
  const { id, date, zone, device, measures } = record as Record<string, unknown>
  if (!isText(id, 200) || !isText(date, 40) || Number.isNaN(Date.parse(date)) || !Array.isArray(measures))
    return null
  const reading: MeasureSave = {
    measures: measures.filter(isMeasure).map(({ id: number, value }) => ({ id: number, value })),
    measureDate: new Date(date).toISOString(),
    ...(isText(zone, 64) && { zone }),
    origin: 'device',
    source: isText(device, 100) ? device : null,
  }
  try {
    checkReading(reading, now)
    return { id, reading }
  } catch {
    return null
  }
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= max

const isMeasure = (measure: unknown): measure is Measure => {
  if (typeof measure !== 'object' || measure === null) return false
  const { id, value } = measure as Record<string, unknown>
  return known.has(id) && typeof value === 'number' && value >= 0 && value <= MAX_VALUE
}
