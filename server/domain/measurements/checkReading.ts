import type { MeasureSave, ReadingImported } from '../../../schemas/generated/entities'
import { problemOfReading } from '../../../schemas/rules/reading'
import { isTimeZone } from '../../platform/tenants/schemas'
import { invalidField } from '../../platform/errors/invalidField'

/** Throws 400 for a reading that cannot be, or with a zone that does not exist. */
export function checkReading(reading: MeasureSave, now: Date): void {
  const problem = problemOfReading(reading, now.getTime())
  if (problem) throw invalidField(problem.field, problem.reason)
  if (hasUnknownZone(reading)) throw invalidField('zone', 'format')
}

/** Why a reading of a file is not saved: the rule of the browser's import, or a zone that does not exist. Null otherwise. */
export function refusalOf(
  reading: MeasureSave,
  now: Date,
): ReadingImported['refused'][number]['reason'] | null {
  return problemOfReading(reading, now.getTime())?.reason ?? (hasUnknownZone(reading) ? 'zone' : null)
}

const hasUnknownZone = ({ zone }: MeasureSave) => zone !== undefined && !isTimeZone(zone)
