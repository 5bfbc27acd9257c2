import { useEffect, useEffectEvent, useRef } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import type { ConversationKey } from '../conversationKey'

/**
 * Tells the server how far the conversation has been read, while the page is visible. Takes the last message of the other side
 * that is in view. Where the API has no such operation nothing happens.
 */
export function useMarkRead(
  { patientId, professionalId }: ConversationKey,
  lastOfOther: number | undefined,
): void {
  const call = useCall()
  const invalidate = useInvalidate()
  const isOffered = useCapability('conversations')
  const lastMarked = useRef(0)
  const mark = useEffectEvent(async (lastMessageId: number) => {
    if (lastMessageId <= lastMarked.current || document.hidden) return
    lastMarked.current = lastMessageId
    try {
      const body = { userId: patientId, professionalId, lastMessageId }
      await call('PUT api/chat/read', { capability: 'conversations', body, quiet: true })
      await invalidate('api/chat/messages-user')
    } catch (error) {
      console.warn('The chat could not be marked as read', error)
      lastMarked.current = 0
    }
  })
  useEffect(() => {
    if (lastOfOther === undefined || !isOffered) return undefined
    const run = () => void mark(lastOfOther)
    run()
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  }, [lastOfOther, isOffered])
}
