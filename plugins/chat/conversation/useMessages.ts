import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatMessage } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useHubMessage, useHubStatus } from '@portico/core/realtime/hub'
import { isSameConversation, type ConversationKey } from '../conversationKey'
import { mergeLatest, mergeMessages } from './messages'

/** The messages of a conversation. */
export interface Messages {
  /** Undefined while the first page loads. */
  messages: readonly ChatMessage[] | undefined
  hasFailed: boolean
  isRetrying: boolean
  retry: () => void
  older: 'idle' | 'loading' | 'failed' | 'none'
  loadOlder: () => void
}

/** Reads a conversation, older pages on demand, and what arrives by the hub. */
export function useMessages(conversation: ConversationKey): Messages {
  const query = { userId: conversation.patientId, professionalId: conversation.professionalId }
  const { data, error, isValidating, mutate } = useApi('GET api/chat/messages', { query, quiet: true })
  const [known, setKnown] = useState<readonly ChatMessage[] | undefined>(data)
  const { state } = useHubStatus()

  const [merged, setMerged] = useState(data)
  if (data !== merged) {
    setMerged(data)
    if (data) setKnown(mergeLatest(known ?? [], data))
  }
  useHubMessage('receiveMessage', (message) => {
    if (isSameConversation(message, conversation)) setKnown((all) => mergeMessages(all ?? [], [message]))
  })
  // What arrived without a connection is read now.
  useEffect(() => {
    if (state === 'connected') void mutate()
  }, [state, mutate])

  const { older, loadOlder } = useOlder(conversation, known, (page) =>
    setKnown((all) => mergeMessages(all ?? [], page)),
  )
  return {
    messages: known,
    hasFailed: error !== undefined && known === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
    older,
    loadOlder,
  }
}

/** Reads the page before the first known message. */
function useOlder(
  { patientId, professionalId }: ConversationKey,
  known: readonly ChatMessage[] | undefined,
  onPage: (page: readonly ChatMessage[]) => void,
) {
  const call = useCall()
  const [older, setOlder] = useState<Messages['older']>('idle')
  const isOver = useRef(false)
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  const first = known?.[0]
  const load = useEffectEvent(async (lastMessageId: number) => {
    setOlder('loading')
    try {
      const page = await call('GET api/chat/more-messages', {
        query: { lastMessageId, userId: patientId, professionalId },
        quiet: true,
      })
      if (isOver.current) return
      onPage(page)
      setOlder(page.length === 0 ? 'none' : 'idle')
    } catch (error) {
      console.warn('Older chat messages could not be read', error)
      if (!isOver.current) setOlder('failed')
    }
  })
  const loadOlder = () => {
    if (first && (older === 'idle' || older === 'failed')) void load(first.id)
  }
  return { older, loadOlder }
}
