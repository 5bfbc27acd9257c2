import type { ChatConversation } from '@schemas/generated/entities'
import { useApi } from '@core/http/useApi'
import { usePersonContext } from '@core/session/personContext'
import type { Other } from '../other'
import type { Place } from '../place'

/** From the list of conversations, or from the people to write to. */
export function useOther(place: Place, about: ChatConversation | undefined, isNew: boolean): Other {
  const { subject } = usePersonContext()
  const { data: contacts } = useApi(
    'GET api/chat/contacts',
    isNew ? { query: { userId: subject }, quiet: true } : null,
  )
  if (about && place.patientId !== subject)
    return { name: about.patientName, thumbnailId: about.patientThumbnailId }
  if (about)
    return {
      name: about.professionalName,
      thumbnailId: about.professionalThumbnailId,
      specialty: about.specialty,
    }
  const contact = contacts?.find(
    ({ patientId, professionalId }) =>
      patientId === place.patientId && professionalId === place.professionalId,
  )
  return contact ?? { name: '' }
}
