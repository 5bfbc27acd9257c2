import type { ChatMessage, ChatSend } from '../../../schemas/generated/entities'
import { entityValidator, lazyValidator } from '../../platform/http/api/validators'
import { findInvalidText } from '../../platform/http/api/invalidText'
import type { Api } from '../../platform/http/api/operation'
import { HttpError } from '../../platform/errors/httpError'
import type { HubInvocation } from '../../platform/http/api/hubMethod'
import type { Tx } from '../../platform/db/database'
import { invalidField } from '../../platform/errors/invalidField'
import { notifyPatient } from './notifyPatient'
import { isDoctor, type ConversationKey, type ConversationSide } from './conversationSide'
import { storeMessage } from './storeMessage'

const isChatSend = lazyValidator(() => entityValidator().compile({ $ref: 'ChatSend.schema.json' }))

/**
 * Stores a chat message and sends it to both sides. The patient's side is the patient and
 * everyone who may act for them; the professional's side is the professional alone.
 */
export async function sendMessage(
  api: Pick<Api, 'hub' | 'mayActFor' | 'mayReadRecords' | 'noteActing'>,
  invocation: HubInvocation,
  input: unknown,
): Promise<ChatMessage> {
  if (!isChatSend(input)) throw invalidField(isChatSend.errors?.[0]?.instancePath ?? '')
  if (findInvalidText(input) !== undefined) throw invalidField('Content')
  const sent = input as ChatSend
  const { db, tenant, actor, now } = invocation
  if (!tenant.backend.features.includes('chat')) throw new HttpError(403, 'FORBIDDEN')
  const side = await sideOf(api, invocation, sent)
  const { message, isNew } = await db.tx(async (tx) => {
    const stored = await storeMessage({ tx, tenant, now }, side, actor, sent)
    if (stored.isNew && side.isDoctor && sent.NotifyClient) await notifyPatient(tx, side, now)
    return stored
  })
  if (!isNew) return message
  await sendToBoth(db, side, (userId) => api.hub.sendToUser(tenant.id, userId, 'receiveMessage', message))
  const acts = !side.isDoctor && actor !== side.patientId
  if (acts) await api.noteActing?.(db, tenant.id, { actor, subject: side.patientId, operation: NAME, now })
  return message
}

const NAME = 'hub sendMessage'

/** The side that the sender may write for. */
async function sideOf(
  { mayActFor, mayReadRecords }: Pick<Api, 'mayActFor' | 'mayReadRecords'>,
  { db, tenant, actor, roles, now }: HubInvocation,
  { PatientId, DoctorId, IsPatientApp }: ChatSend,
): Promise<ConversationSide> {
  const key: ConversationKey = { tenant: tenant.id, patientId: PatientId, doctorId: DoctorId }
  const mayAct = async () => {
    const wish = { tenantId: tenant.id, actor, roles: await roles(), subject: PatientId, now }
    return (await mayActFor(db, wish)) && mayReadRecords(db, wish)
  }
  const may = IsPatientApp
    ? actor === PatientId || (await mayAct())
    : await isDoctor(db, tenant.id, actor, DoctorId)
  if (!may) throw new HttpError(404, 'NOT_FOUND')
  return { ...key, isDoctor: !IsPatientApp }
}

/** Calls back with the patient and with the professional's person. */
export async function sendToBoth(
  db: Tx,
  { tenant, patientId, doctorId }: ConversationKey,
  send: (userId: string) => void,
): Promise<void> {
  send(patientId)
  const [doctor] = await db.query<{ id: string | null }>(
    'select person_id as id from doctor where tenant = $1 and id = $2',
    [tenant, doctorId],
  )
  if (doctor?.id) send(doctor.id)
}
