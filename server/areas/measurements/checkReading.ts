import type { MeasureSave } from '../../../schemas/generated/entities'
import { problemOfReading } from '../../../schemas/rules/reading'
import { isTimeZone } from '../../tenants/schemas'
import { invalidField } from '../invalidField'

/** Throws 400 for a reading that cannot be, or with a zone that does not exist. */
export function checkReading(reading: MeasureSave, now: Date): void {
  const problem = problemOfReading(reading, now.getTime())
  if (problem) throw invalidField(problem.field, problem.reason)
  if (reading.zone !== undefined && !isTimeZone(reading.zone)) throw invalidField('zone', 'format')
}
