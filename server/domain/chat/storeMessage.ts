import type { ChatMessage, ChatSend } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { orNotFound } from '../../platform/errors/orNotFound'
import { invalidField } from '../../platform/errors/invalidField'
import { tooManyAttempts } from '../../platform/errors/tooManyAttempts'
import { readableSql, treatmentTime } from '../people/treated'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { DocumentType, isShownToProfessionals } from '../documents/documents'
import { mayWrite } from './contacts'
import { messageSql, toMessage, type MessageRow } from './messages'
import type { ConversationSide } from './conversationSide'

/** Messages that one user may send in a minute. */
const MAX_PER_MINUTE = 60

/** A stored message; `isNew` is false when it had been stored before. */
export interface StoredMessage {
  message: ChatMessage
  isNew: boolean
}

/**
 * Stores a message once, in the transaction. Throws 404 when the two may not write to each other, CONVERSATION_CLOSED,
 * and FORMAT_NOT_VALID for a message without words and without attachment.
 */
export async function storeMessage(
  { tx, tenant, now }: { tx: Tx; tenant: TenantOnServer; now: Date },
  side: ConversationSide,
  sender: string,
  sent: ChatSend,
): Promise<StoredMessage> {
  if (sent.Content.trim() === '' && !sent.DocumentId) throw invalidField('Content')
  const existing = await findByClientId(tx, side.tenant, sender, sent.ClientId)
  if (existing) return { message: existing, isNew: false }
  if (!(await mayWrite(tx, side, treatmentTime(tenant, now)))) throw new HttpError(404, 'NOT_FOUND')
  await openConversation(tx, side)
  // Somebody may have sent it again while this waited for the conversation.
  const raced = await findByClientId(tx, side.tenant, sender, sent.ClientId)
  if (raced) return { message: raced, isNew: false }
  await refuseTooMany(tx, side.tenant, sender, now)
  if (sent.DocumentId) await takeAttachment(tx, side, sender, sent.DocumentId)
  return { message: await insertMessage(tx, side, sender, sent, now), isNew: true }
}

async function findByClientId(
  tx: Tx,
  tenant: string,
  sender: string,
  clientId: string | undefined,
): Promise<ChatMessage | undefined> {
  if (clientId === undefined) return undefined
  const [row] = await tx.query<MessageRow>(
    `select ${messageSql} from chat_message m where m.tenant = $1 and m.sender_id = $2 and m.client_id = $3`,
    [tenant, sender, clientId],
  )
  return row && toMessage(row)
}

/** Locks the conversation, so that the order of the ids is the order in which messages become visible. */
async function openConversation(tx: Tx, { tenant, patientId, doctorId }: ConversationSide): Promise<void> {
  const key = [tenant, patientId, doctorId]
  await tx.query(
    `insert into chat_conversation (tenant, patient_id, doctor_id) values ($1, $2, $3) on conflict do nothing`,
    key,
  )
  const [conversation] = await tx.query<{ closed: boolean }>(
    `select closed_at is not null as closed from chat_conversation
     where tenant = $1 and patient_id = $2 and doctor_id = $3 for update`,
    key,
  )
  if (conversation?.closed) throw new HttpError(409, 'CONVERSATION_CLOSED')
}

/**
 * Attaches a document of the patient, for a professional only one that they may see, or a file that the sender has sent for
 * themselves and that becomes the patient's.
 */
async function takeAttachment(tx: Tx, side: ConversationSide, sender: string, id: number): Promise<void> {
  const { tenant, patientId, isDoctor } = side
  const isSeen = !isDoctor || (await isSeenByDoctor(tx, side, id))
  const rows = await tx.query(
    `update document set patient_id = $3 where tenant = $1 and id = $2
       and ((patient_id = $3 and $5::boolean)
         or (patient_id = $4 and uploaded_by = $4 and document_type = ${DocumentType.ofPatient} and given_by is null))
     returning 1`,
    [tenant, id, patientId, sender, isSeen],
  )
  if (rows.length === 0) throw invalidField('DocumentId')
}

/** Whether a professional sees a document of the patient in the records. */
const isSeenByDoctor = async (
  tx: Tx,
  { tenant, patientId, doctorId }: ConversationSide,
  id: number,
): Promise<boolean> =>
  (await isShownToProfessionals(tx, { tenant, patient: patientId, id })) &&
  (
    await tx.query(
      `select from person p join doctor d on d.tenant = p.tenant and d.id = $3
       where p.tenant = $1 and p.id = $2 and ${readableSql}`,
      [tenant, patientId, doctorId],
    )
  ).length > 0

async function refuseTooMany(tx: Tx, tenant: string, sender: string, now: Date): Promise<void> {
  const [sent] = await tx.query<{ count: number }>(
    `select count(*)::int as count from chat_message
     where tenant = $1 and sender_id = $2 and created_at > $3::timestamptz - interval '1 minute'`,
    [tenant, sender, now.toISOString()],
  )
  if ((sent?.count ?? 0) >= MAX_PER_MINUTE) throw tooManyAttempts(60)
}

async function insertMessage(
  tx: Tx,
  { tenant, patientId, doctorId, isDoctor }: ConversationSide,
  sender: string,
  { Content, DocumentId, ClientId }: ChatSend,
  now: Date,
): Promise<ChatMessage> {
  const [row] = await tx.query<MessageRow>(
    `with m as (insert into chat_message (tenant, patient_id, doctor_id, sender_id, from_doctor, content, document_id,
       client_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *)
     select ${messageSql} from m`,
    [
      tenant,
      patientId,
      doctorId,
      sender,
      isDoctor,
      Content.trim(),
      DocumentId ?? null,
      ClientId ?? null,
      now.toISOString(),
    ],
  )
  return toMessage(orNotFound(row))
}
