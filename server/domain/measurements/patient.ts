import type { OperationCall } from '../../platform/http/api/operation'
import type { PersonContext } from '../../platform/http/request/personContext'

/** Whose measurements, and who writes them at what time. Everything belongs to the subject of the session. */
export interface Writer {
  tenant: string
  patient: string
  actor: string
  /** The zone of a reading that names none. */
  zone: string
  now: Date
}

export type Patient = Pick<Writer, 'tenant' | 'patient'>

type Call = Pick<OperationCall<'GET api/lifeVit/info'>, 'tenant' | 'now'> & { person: PersonContext }

/** The writer of a call. */
export const writerOf = ({ tenant, person, now }: Call): Writer => ({
  tenant: tenant.id,
  patient: person.subject,
  actor: person.actor,
  zone: tenant.manifest.timeZone ?? 'Europe/Madrid',
  now,
})
