import type { MeasureSave } from '../generated/entities'

/** Clocks of telephones run ahead by up to this many milliseconds. */
const CLOCK_MS = 300_000
const FIRST_YEAR = 1900
/** Upper and lower blood pressure. */
const SYSTOLIC = 2
const DIASTOLIC = 3
const MAX_VALUE = 1_000_000

/**
 * What a body, a day or a device can have, in the units of the API: far wider than what is healthy. A number of a file outside
 * was written in another unit or read wrongly. Seconds, meters and counts are those of one record, a day at most.
 */
const importLimits: Readonly<
  Record<MeasureSave['measures'][number]['id'], readonly [from: number, to: number]>
> = {
  1: [20, 100],
  2: [20, 400],
  3: [5, 300],
  4: [10, 400],
  5: [0, 5000],
  6: [0, 86_400],
  7: [0, 200_000],
  8: [0.2, 700],
  9: [10, 50],
  10: [1, 150],
  11: [5, 2000],
  12: [0, 86_400],
  13: [0, 86_400],
  14: [0, 50_000],
  15: [0, 500_000],
  16: [0, 5000],
}

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

/** Why an import leaves a reading out: what `problemOfReading` says, or `impossible` for a number outside the limits. */
export function problemOfImport(
  reading: Pick<MeasureSave, 'measures' | 'measureDate'>,
  now: number,
): ReadingProblem['reason'] | 'impossible' | null {
  const problem = problemOfReading(reading, now)
  if (problem) return problem.reason
  const isPossible = reading.measures.every(({ id, value }) => {
    const [from, to] = importLimits[id]
    return value >= from && value <= to
  })
  return isPossible ? null : 'impossible'
}
