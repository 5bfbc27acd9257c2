import type { ChatMessage } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import type { Call } from '@portico/core/http/useCall'
import { HubError, callHub, emitHubMessage } from '@portico/core/realtime/hub'
import {
  changeUnsent,
  fileOf,
  onRemoved,
  removeUnsent,
  toChatSend,
  unsentMessages,
  type UnsentMessage,
} from './outbox'

/** What sending needs. `isCurrent` is false once the tab belongs to somebody else. */
export interface Sender {
  personKey: string
  call: Call
  isCurrent: () => boolean
}

let isSending = false

/**
 * Sends what waits, one message after another, so that they arrive in the order of writing. Without a connection it stops
 * and the messages keep waiting. Resolves to whether to try again soon.
 */
export async function sendWaiting(sender: Sender): Promise<boolean> {
  if (isSending) return false
  isSending = true
  try {
    for (let next = firstWaiting(); next && sender.isCurrent(); next = firstWaiting()) {
      if (!(await send(next, sender))) return true
    }
    return false
  } finally {
    isSending = false
  }
}

const firstWaiting = () => unsentMessages().find(({ state }) => state === 'waiting')

/** Resolves to whether the message has been sent or refused. */
async function send(message: UnsentMessage, sender: Sender): Promise<boolean> {
  const { clientId } = message
  const { personKey, isCurrent } = sender
  changeUnsent(personKey, clientId, { state: 'sending' })
  try {
    const documentId = message.file && (message.documentId ?? (await upload(message, sender)))
    // The person may have discarded it meanwhile.
    if (!isCurrent() || !unsentMessages().some((unsent) => unsent.clientId === clientId)) return true
    const sent = { ...message, ...(documentId !== undefined && { documentId }) }
    const stored: ChatMessage = await callHub('sendMessage', toChatSend(sent))
    if (!isCurrent()) return true
    emitHubMessage('receiveMessage', [stored])
    removeUnsent(personKey, clientId)
    return true
  } catch (error) {
    return isCurrent() ? settle(message, sender, error) : true
  }
}

/** Without a connection a message waits; a refusal stays with the message until the person decides. */
function settle({ clientId }: UnsentMessage, { personKey }: Sender, error: unknown): boolean {
  const code = error instanceof HubError ? error.code : error instanceof ApiError ? error.message : ''
  if (error instanceof DOMException && error.name === 'AbortError') return true
  const isAway = code === 'DISCONNECTED' || (error instanceof ApiError && error.status === 0)
  if (isAway) {
    changeUnsent(personKey, clientId, { state: 'waiting' })
    return false
  }
  console.warn(`A chat message was refused: ${code}`)
  changeUnsent(personKey, clientId, { state: 'refused', error: code })
  return true
}

/** The smallest progress of an upload that is shown. */
const STEP = 0.05

/** Uploads the attachment as a document of the patient. Returns its id. */
async function upload(message: UnsentMessage, { call, personKey }: Sender): Promise<number> {
  const { clientId, file, isProfessional: addedByDoctor } = message
  const content = fileOf(clientId)
  if (!content || !file) throw new HubError('FILE_GONE')
  const upload = new AbortController()
  onRemoved(clientId, () => upload.abort())
  let shown = 0
  const onProgress = (uploaded: number) => {
    // Each step is stored and shown.
    if (uploaded - shown < STEP) return
    shown = uploaded
    changeUnsent(personKey, clientId, { uploaded })
  }
  const { signal } = upload
  const { documentId } = await call('POST api/documents', { body: content, quiet: true, signal, onProgress })
  const body = { documentId, name: file.name, addedByDoctor }
  await call('POST api/documents/data', { body, quiet: true })
  changeUnsent(personKey, clientId, { documentId, uploaded: 1 })
  return documentId
}
