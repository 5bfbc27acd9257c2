import type { Tx } from '../../platform/db/database'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { letterReaders } from '../letters/queue/letterReaders'
import type { ConversationKey } from './conversationSide'

/**
 * Writes the email about a new message: to the patient, or to the family administrators of one without an account.
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
  for (const personId of await letterReaders(tx, tenant, patientId))
    await enqueueAccountLetter(tx, tenant, { kind: 'newMessage', personId, now })
}
