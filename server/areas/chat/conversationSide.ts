import type { Tx } from '../../db/engine'
import { HttpError } from '../../http/errors/httpError'
import type { PersonContext } from '../../http/request/personContext'

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

/**
 * The side of a person in a conversation: the patient's, also for a person who acts for the patient, or the professional's,
 * who is alone there: nobody reads what patients write while they act for a professional. Throws 404 for the conversation of
 * others, so that the answer does not reveal who talks to whom.
 */
export async function requireSide(
  db: Tx,
  tenant: string,
  { actor, subject }: Pick<PersonContext, 'actor' | 'subject'>,
  { userId, professionalId }: { userId: string; professionalId: number },
): Promise<ConversationSide> {
  const key = { tenant, patientId: userId, doctorId: professionalId }
  if (userId === subject) return { ...key, isDoctor: false }
  if (actor === subject && (await isDoctor(db, tenant, actor, professionalId)))
    return { ...key, isDoctor: true }
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
