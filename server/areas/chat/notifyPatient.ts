import type { Tx } from '../../db/engine'
import { enqueueAccountLetter } from '../letters/queue/accountLetter'
import type { ConversationKey } from './seat'

/**
 * Writes the e-mail about a new message (CHAT-010): to the patient, or to the family administrators of one without an account.
 * One for all messages that the patient has not seen. It does not contain the message.
 */
export async function notifyPatient(
  tx: Tx,
  { tenant, patientId, doctorId }: ConversationKey,
  now: Date,
): Promise<void> {
  const isNews = await tx.query(
    `update chat_conversation set notified_at = $4
     where tenant = $1 and patient_id = $2 and doctor_id = $3 and notified_at is null returning 1`,
    [tenant, patientId, doctorId, now.toISOString()],
  )
  if (isNews.length === 0) return
  const readers = await tx.query<{ id: string }>(
    `select coalesce(l.admin_id, p.id) as id from person p
       left join family_link l on l.tenant = p.tenant and l.member_id = p.id and l.dependent
     where p.tenant = $1 and p.id = $2`,
    [tenant, patientId],
  )
  for (const { id } of readers) {
    await enqueueAccountLetter(tx, tenant, { kind: 'newMessage', personId: id, now })
  }
}
