import { useEffect } from 'react'
import { useConversations } from './useConversations'
import { useNewsToast } from './useNewsToast'
import { useSender } from '../outbox/useSender'

/** Tells the menu how many messages are new, and sends what waits, on whatever screen the person is. */
export default function Unread({ onCount }: { onCount: (count: number) => void }) {
  const { data = [] } = useConversations({ waitsForHub: true })
  const count = data.reduce((sum, { conversation }) => sum + (conversation?.unread ?? 0), 0)
  useEffect(() => onCount(count), [count, onCount])
  useSender()
  useNewsToast()
  return null
}
