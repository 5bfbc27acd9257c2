import type { ChatMessage } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { ConversationKey } from './conversationSide'

/** Messages of one answer. */
const PAGE = 50

export type MessageRow = Omit<ChatMessage, 'timestamp'> & { timestamp: Date }

/** SQL: a fact about the attachment of a message `m`. */
const documentSql = (fact: string) =>
  `(select ${fact} from document f where f.tenant = m.tenant and f.id = m.document_id)`

/** SQL: the members of a message `m`. */
export const messageSql = `m.id, m.sender_id as "senderId", m.created_at as timestamp, m.content,
  m.document_id as "documentId", ${documentSql('f.name')} as "documentName",
  ${documentSql('coalesce(f.size, length(f.content))')} as "documentSize", m.patient_id as "patientId", m.doctor_id as "professionalId",
  m.from_doctor as "isFromProfessional", m.client_id as "clientId",
  case when not m.from_doctor and m.sender_id <> m.patient_id then (
    select concat_ws(' ', s.name, s.surname) from person s where s.tenant = m.tenant and s.id = m.sender_id)
  end as "senderName"`

export const toMessage = ({ timestamp, ...row }: MessageRow): ChatMessage => ({
  ...row,
  timestamp: timestamp.toISOString(),
})

/** Which messages of a conversation to read. */
export interface MessageQuery {
  /** Only those before this one. */
  before?: number | undefined
  /** Only those that contain all of its words, in the text or in the name of the attachment. */
  text?: string | undefined
}

/** The latest messages of a conversation that match, the newest last. */
export async function readMessages(
  db: Tx,
  { tenant, patientId, doctorId }: ConversationKey,
  { before, text = '' }: MessageQuery = {},
): Promise<ChatMessage[]> {
  const rows = await db.query<MessageRow>(
    `select ${messageSql} from chat_message m
     where m.tenant = $1 and m.patient_id = $2 and m.doctor_id = $3 and ($4::bigint is null or m.id < $4)
       and not exists (select from regexp_split_to_table(folded($5::text), '\\s+') word
         where strpos(folded(concat_ws(' ', m.content, ${documentSql('f.name')})), word) = 0)
     order by m.id desc limit ${PAGE}`,
    [tenant, patientId, doctorId, before ?? null, text],
  )
  return rows.toReversed().map(toMessage)
}

/** The attachment of a message, and the conversation of the message; undefined without one. */
export async function findAttachment(
  db: Tx,
  tenant: string,
  id: number,
): Promise<{ userId: string; professionalId: number; documentId: number } | undefined> {
  const [row] = await db.query<{ userId: string; professionalId: number; documentId: number }>(
    `select m.patient_id as "userId", m.doctor_id as "professionalId", m.document_id as "documentId"
     from chat_message m where m.tenant = $1 and m.id = $2 and m.document_id is not null`,
    [tenant, id],
  )
  return row
}
