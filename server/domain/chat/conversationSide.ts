import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { isTreated, treatmentTime } from '../people/treated'

/** A conversation: one patient and one professional. */
export interface ConversationKey {
  tenant: string
  patientId: string
  doctorId: number
}

/** Whose side of a conversation somebody reads and writes. */
export interface ConversationSide extends ConversationKey {
  isDoctor: boolean
}

/** Who asks for a conversation, and when. */
export interface ChatCaller {
  db: Tx
  tenant: Pick<TenantOnServer, 'id' | 'backend'>
  person: Pick<PersonContext, 'actor' | 'subject'>
  now: Date
}

/**
 * The side of a person in a conversation: the patient's, also for a person who acts for the patient, or the professional's,
 * who is alone there: nobody reads what patients write while they act for a professional. Throws 404 for the conversation of
 * others, so that the answer does not reveal who talks to whom, and for a professional who no longer treats the patient.
 */
export async function requireSide(
  { db, tenant, person: { actor, subject }, now }: ChatCaller,
  { userId, professionalId }: { userId: string; professionalId: number },
): Promise<ConversationSide> {
  const key = { tenant: tenant.id, patientId: userId, doctorId: professionalId }
  if (userId === subject) return { ...key, isDoctor: false }
  const isOwn = actor === subject && (await isDoctor(db, tenant.id, actor, professionalId))
  if (isOwn && (await isTreated(db, key, treatmentTime(tenant, now)))) return { ...key, isDoctor: true }
  throw new HttpError(404, 'NOT_FOUND')
}

/** Whether the person is this active professional. */
export const isDoctor = async (
  db: Tx,
  tenant: string,
  personId: string,
  doctorId: number,
): Promise<boolean> =>
  (
    await db.query('select from doctor where tenant = $1 and person_id = $2 and id = $3 and is_active', [
      tenant,
      personId,
      doctorId,
    ])
  ).length > 0
