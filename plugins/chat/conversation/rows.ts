import type { ChatMessage } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import type { UnsentMessage } from '../outbox/outbox'

/** A row of a conversation: the name of a day, a message, or a message that is not sent yet. */
export type ChatRow =
  | { kind: 'day'; key: string; instant: string }
  | { kind: 'message'; key: number; message: ChatMessage }
  | { kind: 'unsent'; key: string; message: UnsentMessage }

const knownDays = new WeakMap<ChatMessage, string>()

/** The day on which a message was written, formatted once: a conversation may have thousands of messages. */
function dayOf(message: ChatMessage): string {
  const day = knownDays.get(message) ?? formatDate(message.timestamp, browserZone())
  knownDays.set(message, day)
  return day
}

/** Messages in their order, each day under its name, and after them what is not sent yet. */
export function rowsOf(messages: readonly ChatMessage[], unsent: readonly UnsentMessage[] = []): ChatRow[] {
  const rows: ChatRow[] = []
  let lastDay = ''
  for (const message of messages) {
    const day = dayOf(message)
    if (day !== lastDay) rows.push({ kind: 'day', key: day, instant: message.timestamp })
    lastDay = day
    rows.push({ kind: 'message', key: message.id, message })
  }
  for (const message of unsent) rows.push({ kind: 'unsent', key: message.clientId, message })
  return rows
}
