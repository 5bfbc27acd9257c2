import type { ChatContact, ChatMessage, Doctor } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { usePersonContext } from '@portico/core/session/personContext'
import { useConversations } from '../hub/useConversations'
import { groupMessages } from './groupMessages'

/** The doctors, of an API that does not say with whom a conversation is; undefined while they load, and of other APIs. */
function useDoctors(isNeeded = true) {
  const isOffered = useCapability('conversations')
  return useApi('GET api/doctors/all', isOffered || !isNeeded ? null : { quiet: true })
}

/** The conversations of the person with the names of both sides, as `useConversations` reads them. */
export function useNamedConversations() {
  const { subject } = usePersonContext()
  const isOffered = useCapability('conversations')
  const { data: doctors } = useDoctors()
  const conversations = useConversations()
  const { data } = conversations
  if (isOffered || !data) return conversations
  const named = groupMessages(data, subject).map((message) => withDoctor(message, doctors ?? []))
  return { ...conversations, data: named }
}

function withDoctor(message: ChatMessage, doctors: readonly Doctor[]): ChatMessage {
  const doctor = doctors.find(({ id }) => id === message.professionalId)
  if (message.conversation || !doctor) return message
  const conversation = {
    professionalName: doctor.fullName,
    professionalThumbnailId: doctor.thumbnailId ?? null,
    patientName: '',
  }
  return { ...message, conversation }
}

/** The people to write to, where they are needed: those that the API names, or every doctor. */
export function useContacts(isNeeded = true) {
  const { subject } = usePersonContext()
  const isOffered = useCapability('conversations')
  const contacts = useApi(
    'GET api/chat/contacts',
    isOffered && isNeeded ? { capability: 'conversations', query: { userId: subject }, quiet: true } : null,
  )
  const doctors = useDoctors(isNeeded)
  if (isOffered) return contacts
  const toContact = ({ id, fullName, thumbnailId = null }: Doctor): ChatContact => ({
    patientId: subject,
    professionalId: id,
    name: fullName,
    thumbnailId,
    specialty: null,
  })
  return { ...doctors, data: doctors.data?.map(toContact) }
}
