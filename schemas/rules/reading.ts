import type { MeasureSave } from '../generated/entities'
import limits from './measureLimits.json'

/** Clocks of telephones run ahead by up to this many milliseconds. */
const CLOCK_MS = 300_000
const FIRST_YEAR = 1900
/** Upper and lower blood pressure. */
const SYSTOLIC = 2
const DIASTOLIC = 3

type MeasureId = MeasureSave['measures'][number]['id']
type Limits = Readonly<Record<MeasureId, Readonly<Record<'possible' | 'usual', readonly number[]>>>>

/** The limits of every measure, for every way in: lower and upper, in the units of the API. */
export const measureLimits: Limits = limits.measures

/** Whether a value can be: outside, it was written in another unit or read wrongly. */
export function isPossible(id: MeasureId, value: number): boolean {
  const [from = 0, to = 0] = measureLimits[id].possible
  return value >= from && value <= to
}

/** Whether home devices show such a value; what they do not show is asked about. */
export function isUsual(id: MeasureId, value: number): boolean {
  const [from = 0, to = 0] = measureLimits[id].usual
  return value >= from && value <= to
}

/** What is wrong with a reading: the member and why. */
export interface ReadingProblem {
  field: 'measures' | 'measureDate'
  reason: 'required' | 'twice' | 'pressure' | 'future' | 'format' | 'impossible'
}

/**
 * Why a reading cannot be: in the future or long before people measured, without a number or with one twice, with a lower
 * pressure that is not the lower one, or with a number that no body, day or device has. Null for one that can. Takes the present instant in milliseconds.
 */
export function problemOfReading(
  { measures, measureDate }: Pick<MeasureSave, 'measures' | 'measureDate'>,
  now: number,
): ReadingProblem | null {
  const at = new Date(measureDate)
  if (at.getTime() > now + CLOCK_MS) return { field: 'measureDate', reason: 'future' }
  if (!(at.getUTCFullYear() >= FIRST_YEAR)) return { field: 'measureDate', reason: 'format' }
  if (measures.length === 0) return { field: 'measures', reason: 'required' }
  if (new Set(measures.map(({ id }) => id)).size < measures.length)
    return { field: 'measures', reason: 'twice' }
  const valueOf = (id: number) => measures.find((measure) => measure.id === id)?.value
  const [upper, lower] = [valueOf(SYSTOLIC), valueOf(DIASTOLIC)]
  if ((upper === undefined) !== (lower === undefined)) return { field: 'measures', reason: 'required' }
  const isTurned = upper !== undefined && lower !== undefined && lower >= upper
  if (isTurned) return { field: 'measures', reason: 'pressure' }
  return measures.every(({ id, value }) => isPossible(id, value))
    ? null
    : { field: 'measures', reason: 'impossible' }
}
