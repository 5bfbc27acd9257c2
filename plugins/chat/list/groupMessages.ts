import type { ChatMessage } from '@schemas/generated/entities'

/**
 * The newest message of each conversation of a patient. Messages of the specification name their sender only: what a
 * professional wrote belongs to their conversation, and what the patient wrote to that of the message before or, at the
 * beginning, after it. Messages that name their conversation stay as they are.
 */
export function groupMessages(messages: readonly ChatMessage[], patientId: string): ChatMessage[] {
  if (messages.every(({ professionalId }) => professionalId !== undefined)) return [...messages]
  const senderOf = ({ senderId }: ChatMessage) => (senderId === patientId ? NaN : Number(senderId))
  const senders = messages.map(senderOf)
  const first = senders.find(Number.isInteger)
  const newest = new Map<number, ChatMessage>()
  let current = first
  messages.forEach((message, index) => {
    const sender = senders[index] ?? NaN
    current = message.professionalId ?? (Number.isInteger(sender) ? sender : current)
    if (current === undefined) return
    newest.delete(current)
    newest.set(current, { ...message, patientId, professionalId: current })
  })
  return [...newest.values()]
}
