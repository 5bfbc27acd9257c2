import type { ChatSend } from '@schemas/generated/entities'
import { createPersonAtom, store, useAtomValue } from '@portico/core/state/store'
import { readTabJson, writeTabJson } from '@portico/core/state/tabStorage'
import { isSameConversation, type ConversationKey } from '../conversationKey'

/** A message that the hub has not confirmed. */
export interface UnsentMessage extends ConversationKey {
  clientId: string
  isProfessional: boolean
  content: string
  /** When it was written, an ISO instant. */
  timestamp: string
  notifyClient?: boolean
  /** The attachment. Its content is only in memory. */
  file?: { name: string; size: number }
  /** The id of the attachment once it has been uploaded. */
  documentId?: number
  /** Part of the attachment that has been uploaded, 0 to 1. */
  uploaded?: number
  /** `waiting`: it goes out automatically. `refused`: it does not, for the reason `error`. */
  state: 'waiting' | 'sending' | 'refused'
  error?: string
}

/** What the person of the tab has not sent, in the order of writing; null before it was read from the storage. */
const outboxAtom = createPersonAtom<readonly UnsentMessage[] | null>(null)
/** The contents of attachments by the id of their message. */
const files = new Map<string, File>()

const storageKey = (personKey: string) => `chat|${personKey}`

/** Everything that is not sent yet. */
export const unsentMessages = (): readonly UnsentMessage[] => store.get(outboxAtom) ?? []

export const useUnsent = (): readonly UnsentMessage[] => useAtomValue(outboxAtom) ?? none
const none: readonly UnsentMessage[] = []

/** What is not sent yet in one conversation. */
export const useUnsentIn = (conversation: ConversationKey): readonly UnsentMessage[] =>
  useUnsent().filter((message) => isSameConversation(message, conversation))

/** Reads what the person wrote before a reload. An attachment that was not uploaded has to be chosen again. */
export function restoreOutbox(personKey: string): void {
  if (store.get(outboxAtom) !== null) return
  const stored = readStored(personKey).map((message) =>
    message.file && message.documentId === undefined && !files.has(message.clientId)
      ? { ...message, state: 'refused' as const, error: 'FILE_GONE' }
      : { ...message, ...(message.state === 'sending' && { state: 'waiting' as const }) },
  )
  store.set(outboxAtom, stored)
}

function readStored(personKey: string): readonly UnsentMessage[] {
  const stored = readTabJson(storageKey(personKey))
  return Array.isArray(stored) ? (stored as UnsentMessage[]) : []
}

/** Adds a message to send, with the content of its attachment. */
export function addUnsent(personKey: string, message: UnsentMessage, file?: File): void {
  if (file) files.set(message.clientId, file)
  write(personKey, [...unsentMessages(), message])
}

/** What to do when a message is discarded. */
const removals = new Map<string, () => void>()

/** Calls back when the person discards a message, to stop its upload. */
export const onRemoved = (clientId: string, stop: () => void): void => void removals.set(clientId, stop)

export const fileOf = (clientId: string): File | undefined => files.get(clientId)

export function changeUnsent(personKey: string, clientId: string, change: Partial<UnsentMessage>): void {
  write(
    personKey,
    unsentMessages().map((message) => (message.clientId === clientId ? { ...message, ...change } : message)),
  )
}

export function removeUnsent(personKey: string, clientId: string): void {
  files.delete(clientId)
  removals.get(clientId)?.()
  removals.delete(clientId)
  write(
    personKey,
    unsentMessages().filter((message) => message.clientId !== clientId),
  )
}

function write(personKey: string, messages: readonly UnsentMessage[]): void {
  store.set(outboxAtom, messages)
  writeTabJson(storageKey(personKey), messages.length === 0 ? null : messages)
}

/** A message as the hub takes it. */
export const toChatSend = (message: UnsentMessage): ChatSend => ({
  PatientId: message.patientId,
  DoctorId: message.professionalId,
  Content: message.content,
  IsPatientApp: !message.isProfessional,
  ClientId: message.clientId,
  ...(message.documentId !== undefined && { DocumentId: message.documentId }),
  ...(message.notifyClient !== undefined && { NotifyClient: message.notifyClient }),
})
