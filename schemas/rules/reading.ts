import type { MeasureSave } from '../generated/entities'

/** Clocks of telephones run ahead by up to this many milliseconds. */
const CLOCK_MS = 300_000
const FIRST_YEAR = 1900
/** Upper and lower blood pressure (DEV-007). */
const SYSTOLIC = 2
const DIASTOLIC = 3
const MAX_VALUE = 1_000_000

/** What is wrong with a reading: the member and why. */
export interface ReadingProblem {
  field: 'measures' | 'measureDate'
  reason: 'required' | 'twice' | 'pressure' | 'future' | 'format'
}

/**
 * Why a reading cannot be: in the future or long before people measured, without a number or with one twice, or with a lower
 * pressure that is not the lower one. Null for one that can. Takes the present instant in milliseconds.
 */
export function problemOfReading(
  { measures, measureDate }: Pick<MeasureSave, 'measures' | 'measureDate'>,
  now: number,
): ReadingProblem | null {
  const at = new Date(measureDate)
  if (at.getTime() > now + CLOCK_MS) return { field: 'measureDate', reason: 'future' }
  if (!(at.getUTCFullYear() >= FIRST_YEAR)) return { field: 'measureDate', reason: 'format' }
  if (measures.length === 0) return { field: 'measures', reason: 'required' }
  if (measures.some(({ value }) => !(value >= 0 && value <= MAX_VALUE)))
    return { field: 'measures', reason: 'format' }
  if (new Set(measures.map(({ id }) => id)).size < measures.length)
    return { field: 'measures', reason: 'twice' }
  const valueOf = (id: number) => measures.find((measure) => measure.id === id)?.value
  const [upper, lower] = [valueOf(SYSTOLIC), valueOf(DIASTOLIC)]
  if ((upper === undefined) !== (lower === undefined)) return { field: 'measures', reason: 'required' }
  const isTurned = upper !== undefined && lower !== undefined && lower >= upper
  return isTurned ? { field: 'measures', reason: 'pressure' } : null
}
