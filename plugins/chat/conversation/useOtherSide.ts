import type { ChatConversation } from '@schemas/generated/entities'
import { usePersonContext } from '@portico/core/session/personContext'
import { useContacts } from '../list/useNamedConversations'
import type { OtherSide } from '../otherSide'
import type { ConversationKey } from '../conversationKey'

/** From the list of conversations, or from the people to write to. */
export function useOtherSide(
  conversation: ConversationKey,
  about: ChatConversation | undefined,
  isNew: boolean,
): OtherSide {
  const { subject } = usePersonContext()
  const { data: contacts } = useContacts(isNew)
  if (about && conversation.patientId !== subject)
    return { name: about.patientName, thumbnailId: about.patientThumbnailId }
  if (about)
    return {
      name: about.professionalName,
      thumbnailId: about.professionalThumbnailId,
      specialty: about.specialty,
    }
  const contact = contacts?.find(
    ({ patientId, professionalId }) =>
      patientId === conversation.patientId && professionalId === conversation.professionalId,
  )
  return contact ?? { name: '' }
}
