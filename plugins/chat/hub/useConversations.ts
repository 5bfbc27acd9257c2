import { useEffect, useRef } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useHubMessage, useHubStatus } from '@portico/core/realtime/hub'
import { usePersonContext } from '@portico/core/session/personContext'

/**
 * The conversations of the person, the newest last, kept current by the hub. `waitsForHub` waits for the first connection
 * to the hub, or its failure, so that they are read once at the start and no message falls between.
 */
export function useConversations({ waitsForHub = false } = {}) {
  const { subject } = usePersonContext()
  const { state } = useHubStatus()
  const isRead = !waitsForHub || state !== 'disconnected'
  const conversations = useApi(
    'GET api/chat/messages-user',
    isRead ? { query: { userId: subject }, quiet: true } : null,
  )
  const { mutate } = conversations
  useHubMessage('receiveMessage', () => void mutate())
  useHubMessage('messagesRead', () => void mutate())
  const before = useRef({ state, isRead })
  // What arrived without a connection is read now.
  useEffect(() => {
    if (state === 'connected' && before.current.state !== state && before.current.isRead) void mutate()
    before.current = { state, isRead }
  }, [state, isRead, mutate])
  return conversations
}
