import type { ChatConversation, ChatMessage } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { doctorFullNameSql } from '../catalogue/entitySql'
import { orNotFound } from '../../platform/errors/orNotFound'
import { treatedSql, treatmentTime } from '../people/treated'
import { specialtySql } from './contacts'
import { messageSql, toMessage, type MessageRow } from './messages'
import type { ChatCaller, ConversationSide } from './conversationSide'

/** The longest list of conversations. */
const MAX_CONVERSATIONS = 300

/** SQL: a ChatConversation of `c`, `d` and `p` for the side that the expression says is the professional's. */
const conversationSql = (isDoctor: string, language: string) => `jsonb_build_object(
  'professionalName', ${doctorFullNameSql}, 'professionalThumbnailId', d.thumbnail_id,
  'specialty', ${specialtySql(language)}, 'patientName', concat_ws(' ', p.name, p.surname),
  'patientThumbnailId', p.thumbnail_id,
  'unread', (select count(*)::int from chat_message u where u.tenant = c.tenant and u.patient_id = c.patient_id
    and u.doctor_id = c.doctor_id and u.from_doctor <> ${isDoctor}
    and u.id > case when ${isDoctor} then c.read_by_doctor else c.read_by_patient end),
  'readByOtherId', case when ${isDoctor} then c.read_by_patient else c.read_by_doctor end,
  'closedAt', to_char(c.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`

const joinsSql = `chat_conversation c
  join doctor d on d.tenant = c.tenant and d.id = c.doctor_id
  join person p on p.tenant = c.tenant and p.id = c.patient_id`

/**
 * The last message of each conversation of a person as patient, and of the person who signed in as professional with those
 * whom they treat, the newest last.
 */
export async function listConversations(
  { db, tenant, person: { actor, subject }, now: moment }: ChatCaller,
  language: string,
): Promise<ChatMessage[]> {
  const { now, since } = treatmentTime(tenant, moment)
  const rows = await db.query<MessageRow>(
    `select ${messageSql}, ${conversationSql('(c.patient_id <> $2)', '$3')} as conversation
     from ${joinsSql}
     cross join lateral (select * from chat_message l where l.tenant = c.tenant and l.patient_id = c.patient_id
       and l.doctor_id = c.doctor_id order by l.id desc limit 1) m
     where c.tenant = $1 and (c.patient_id = $2 or ($4::boolean and d.person_id = $2 and ${treatedSql({ now: '$5', since: '$6' })}))
     order by m.created_at desc, m.id desc limit ${MAX_CONVERSATIONS}`,
    [tenant.id, subject, language, actor === subject, now, since],
  )
  return rows.toReversed().map(toMessage)
}

/** Closes or opens a conversation, and returns it. Throws 404 if they have never written to each other. */
export async function setClosed(
  db: Tx,
  { tenant, patientId, doctorId, isDoctor }: ConversationSide,
  closedAt: Date | null,
  language: string,
): Promise<ChatConversation> {
  await db.query(
    `update chat_conversation set closed_at = $4::timestamptz
     where tenant = $1 and patient_id = $2 and doctor_id = $3`,
    [tenant, patientId, doctorId, closedAt?.toISOString() ?? null],
  )
  const [row] = await db.query<{ conversation: ChatConversation }>(
    `select ${conversationSql('$5::boolean', '$4')} as conversation from ${joinsSql}
     where c.tenant = $1 and c.patient_id = $2 and c.doctor_id = $3`,
    [tenant, patientId, doctorId, language, isDoctor],
  )
  return orNotFound(row?.conversation)
}

/** Records that one side has seen the messages up to one. Returns whether that changed anything. */
export async function markRead(
  db: Tx,
  { tenant, patientId, doctorId, isDoctor }: ConversationSide,
  lastMessageId: number,
): Promise<boolean> {
  const column = isDoctor ? 'read_by_doctor' : 'read_by_patient'
  const rows = await db.query(
    `update chat_conversation set ${column} = $4::bigint ${isDoctor ? '' : ', notified_at = null'}
     where tenant = $1 and patient_id = $2 and doctor_id = $3 and ${column} < $4::bigint
       and exists (select from chat_message m where m.tenant = $1 and m.patient_id = $2 and m.doctor_id = $3 and m.id = $4)
     returning 1`,
    [tenant, patientId, doctorId, lastMessageId],
  )
  return rows.length > 0
}
