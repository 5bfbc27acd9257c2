import { useEffect } from 'react'
import { useApi } from '@core/http/useApi'
import { useHubMessage } from '@core/realtime/hubMessages'
import { useHubStatus } from '@core/realtime/hubState'
import { usePersonContext } from '@core/session/personContext'

/** The conversations of the person, the newest last, kept current by the hub (CHAT-017). */
export function useConversations() {
  const { subject } = usePersonContext()
  const { state } = useHubStatus()
  const conversations = useApi('GET api/chat/messages-user', { query: { userId: subject }, quiet: true })
  const { mutate } = conversations
  useHubMessage('receiveMessage', () => void mutate())
  useHubMessage('messagesRead', () => void mutate())
  // What arrived without a connection is read now.
  useEffect(() => {
    if (state === 'connected') void mutate()
  }, [state, mutate])
  return conversations
}
