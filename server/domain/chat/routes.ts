import { operation, type Api } from '../../platform/http/api/operation'
import { HttpError } from '../../platform/errors/httpError'
import { hubMethod } from '../../platform/http/api/hubMethod'
import { listContacts } from './contacts'
import { listConversations, markRead, setClosed } from './conversations'
import { orNotFound } from '../../platform/errors/orNotFound'
import { treatmentTime } from '../people/treated'
import { findFile, headerFileName } from '../documents/files'
import { noteReading } from '../people/noteReading'
import { requireFiles } from '../../platform/files/requireFiles'
import { findAttachment, readMessages } from './messages'
import { requireSide } from './conversationSide'
import { sendMessage, sendToBoth } from './sendMessage'

/** The messages between patients and professionals. */
export function register(api: Api): void {
  hubMethod(api, 'sendMessage', (invocation, input) => sendMessage(api, invocation, input))
  registerReads(api)
  operation(api, 'PUT api/chat/read', async (call) => {
    const { db, tenant, body } = call
    const side = await requireSide(call, body)
    const { userId: patientId, professionalId, lastMessageId } = body
    const read = { patientId, professionalId, lastMessageId, isProfessional: side.isDoctor }
    if (await markRead(db, side, lastMessageId))
      await sendToBoth(db, side, (userId) => api.hub.sendToUser(tenant.id, userId, 'messagesRead', read))
    return undefined
  })
  operation(api, 'PUT api/chat/closed', async (call) => {
    const { db, body, now, language } = call
    const side = await requireSide(call, body)
    if (!side.isDoctor) throw new HttpError(403, 'FORBIDDEN')
    return setClosed(db, side, body.isClosed ? now : null, language)
  })
}

function registerReads(api: Api): void {
  operation(api, 'GET api/chat/messages/{id}/document', async (call) => {
    const { db, tenant } = call
    const place = orNotFound(await findAttachment(db, tenant.id, call.params.id))
    const side = await requireSide(call, place)
    const file = orNotFound(
      await findFile({ db, files: requireFiles(api), tenant: tenant.id }, place.documentId),
    )
    if (side.isDoctor) await noteReading(call, file.patientId, { action: 'downloaded', detail: file.name })
    return { type: file.type, name: headerFileName(file.name), title: file.name, content: file.content }
  })
  operation(api, 'GET api/chat/messages', async (call) =>
    readMessages(call.db, await requireSide(call, call.query), { text: call.query.text }),
  )
  operation(api, 'GET api/chat/more-messages', async (call) =>
    readMessages(call.db, await requireSide(call, call.query), { before: call.query.lastMessageId }),
  )
  operation(api, 'GET api/chat/messages-user', async (call) => {
    if (call.query.userId !== call.person.subject) throw new HttpError(404, 'NOT_FOUND')
    return listConversations(call, call.language)
  })
  operation(api, 'GET api/chat/contacts', async ({ db, tenant, person, query, language, now }) => {
    if (query.userId !== person.subject) throw new HttpError(404, 'NOT_FOUND')
    return listContacts(db, tenant.id, person, language, treatmentTime(tenant, now))
  })
}
