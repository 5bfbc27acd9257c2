import type { ChatMessage } from '@schemas/generated/entities'

/** A conversation: one patient and one professional. */
export interface ConversationKey {
  patientId: string
  professionalId: number
}

export const isSameConversation = (a: Partial<ConversationKey>, b: Partial<ConversationKey>): boolean =>
  a.patientId === b.patientId && a.professionalId === b.professionalId

/** Whether the reader's own side wrote a message. */
export const isOwn = (message: ChatMessage, patientId: string, isProfessional: boolean): boolean =>
  (message.isFromProfessional ?? message.senderId !== patientId) === isProfessional

/** The parameters of a conversation in its address: the patient only where it is not the reader. */
export const toParams = (
  { patientId, professionalId }: ConversationKey,
  subject: string,
): Record<string, string> => ({
  professional: String(professionalId),
  ...(patientId !== subject && { patient: patientId }),
})

/** The conversation of an address; undefined for the list alone. */
export function toConversationKey(
  params: Readonly<Record<string, string>>,
  subject: string,
): ConversationKey | undefined {
  const professionalId = Number(params['professional'])
  if (!Number.isInteger(professionalId) || professionalId <= 0) return undefined
  return { patientId: params['patient'] || subject, professionalId }
}
