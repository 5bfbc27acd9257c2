import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Distance from the end in CSS pixels that still counts as the end. */
const NEAR = 48
/** Milliseconds until the log scrolls to a new message. */
const DELAY = 100

export interface Scroll {
  isAtEnd: boolean
  /** The last message that was at the end of the log. */
  seenId: number
  onScroll: () => void
  /** Call it when the log or a row has another size. */
  onResize: () => void
  toEnd: () => void
}

interface Options {
  scroller: RefObject<HTMLDivElement | null>
  list: RefObject<VirtualizerHandle | null>
  /** Number of rows. */
  count: number
  /** The id of the last message. */
  lastId: number
  /** How many of the reader's messages are not sent. */
  unsent: number
  /** The first message that is new, and its row: the log opens there. */
  start?: { index: number; id: number } | undefined
}

const isNearEnd = (log: HTMLDivElement | null): boolean =>
  !log || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR

/** Opens the log at the first new message, else at its end. Keeps the end in view while the reader is there, and shows what they write themselves. */
export function useScroll({ scroller, list, count, lastId, unsent, start }: Options): Scroll {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [seenId, setSeenId] = useState(lastId)
  if (isAtEnd && seenId !== lastId) setSeenId(lastId)

  const toEnd = () => {
    list.current?.scrollToIndex(count - 1, { align: 'end' })
  }
  const open = useEffectEvent(() => {
    if (!start) return toEnd()
    if (!isAtEnd) return
    list.current?.scrollToIndex(start.index, { align: 'start' })
    if (isNearEnd(scroller.current)) return
    setIsAtEnd(false)
    setSeenId(start.id - 1)
  })
  const follow = useEffectEvent(() => {
    if (isAtEnd) toEnd()
  })
  const showOwn = useEffectEvent(() => {
    if (isAtEnd || unsent > 0) toEnd()
  })
  useLayoutEffect(() => open(), [start?.id])
  useEffect(() => {
    const timer = setTimeout(() => follow(), lastId && DELAY)
    return () => clearTimeout(timer)
  }, [lastId])
  useEffect(() => {
    const timer = setTimeout(() => showOwn(), unsent && DELAY)
    return () => clearTimeout(timer)
  }, [unsent])

  const lastTop = useRef(0)
  const onScroll = () => {
    if (!scroller.current) return
    const { scrollTop } = scroller.current
    // Rows that arrive or are measured move the end away from the reader, who leaves it only by scrolling up.
    if (isNearEnd(scroller.current)) setIsAtEnd(true)
    else if (scrollTop < lastTop.current) setIsAtEnd(false)
    lastTop.current = scrollTop
  }
  // A keyboard that opens and a last row that grows hide the end; rows further up do not.
  const sizes = useRef('')
  const onResize = () => {
    const { viewportSize = 0 } = list.current ?? {}
    const now = `${viewportSize} ${list.current?.getItemSize(count - 1)}`
    if (now !== sizes.current && isAtEnd) toEnd()
    else if (!isAtEnd && isNearEnd(scroller.current)) setIsAtEnd(true)
    sizes.current = now
  }
  return { isAtEnd, seenId, onScroll, onResize, toEnd }
}
