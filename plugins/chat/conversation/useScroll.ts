import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Distance from the end in CSS pixels that still counts as the end. */
const NEAR = 48
/** Milliseconds until the log scrolls to a new message (CONST-028). */
const DELAY = 100

export interface Scroll {
  isAtEnd: boolean
  /** The last message that was at the end of the log. */
  seenId: number
  onScroll: () => void
  toEnd: () => void
}

/**
 * Keeps the end of the log in view while the reader is there, and shows what they write themselves.
 * In: the log, the id of the last message, and how many of the reader's messages are not sent.
 */
export function useScroll(log: RefObject<HTMLDivElement | null>, lastId: number, unsent: number): Scroll {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [seenId, setSeenId] = useState(lastId)
  if (isAtEnd && seenId !== lastId) setSeenId(lastId)

  const toEnd = () => {
    // The log begins at its end: there the position is 0.
    log.current?.scrollTo({ top: 0 })
  }
  const follow = useEffectEvent(() => {
    if (isAtEnd) toEnd()
  })
  const showOwn = useEffectEvent(toEnd)
  useEffect(() => {
    const timer = setTimeout(() => follow(), lastId && DELAY)
    return () => clearTimeout(timer)
  }, [lastId])
  useEffect(() => {
    const timer = setTimeout(() => showOwn(), unsent && DELAY)
    return () => clearTimeout(timer)
  }, [unsent])

  const onScroll = () => setIsAtEnd(Math.abs(log.current?.scrollTop ?? 0) < NEAR)
  return { isAtEnd, seenId, onScroll, toEnd }
}
