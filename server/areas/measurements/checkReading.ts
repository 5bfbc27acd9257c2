import type { MeasureSave } from '../../../schemas/generated/entities'
import { isTimeZone } from '../../tenants/schemas'
import { invalidField } from '../invalidField'
import { measureIds } from './measures'

/** Clocks of telephones run ahead by up to this many milliseconds. */
const CLOCK_MS = 300_000
const FIRST_YEAR = 1900

/** Throws 400 for a reading that cannot be: in the future, a number twice, or a lower pressure that is not the lower one. */
export function checkReading({ measures, measureDate, zone }: MeasureSave, now: Date): void {
  const at = new Date(measureDate)
  if (at.getTime() > now.getTime() + CLOCK_MS) throw invalidField('measureDate', 'future')
  if (at.getUTCFullYear() < FIRST_YEAR) throw invalidField('measureDate', 'format')
  if (zone !== undefined && !isTimeZone(zone)) throw invalidField('zone', 'format')
  if (measures.length === 0) throw invalidField('measures', 'required')
  if (new Set(measures.map(({ id }) => id)).size < measures.length) throw invalidField('measures', 'twice')
  const valueOf = (id: number) => measures.find((measure) => measure.id === id)?.value
  const [systolic, diastolic] = [valueOf(measureIds.systolic), valueOf(measureIds.diastolic)]
  if ((systolic === undefined) !== (diastolic === undefined)) throw invalidField('measures', 'required')
  if (systolic !== undefined && diastolic !== undefined && diastolic >= systolic)
    throw invalidField('measures', 'pressure')
}
