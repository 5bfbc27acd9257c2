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
export function useScroll(options: Options): Scroll {
  const { scroller, list, count, lastId, start } = options
  const { isAtEnd, setIsAtEnd, seenId, openedAt } = usePlace(lastId, start)
  const toEnd = () => {
    list.current?.scrollToIndex(count - 1, { align: 'end' })
  }
  useFollow(options, isAtEnd, toEnd)
  const open = useEffectEvent((firstNew: number | undefined) =>
    firstNew !== undefined && start ? list.current?.scrollToIndex(start.index, { align: 'start' }) : toEnd(),
  )
  const look = useEffectEvent(() => isNearEnd(scroller.current) && setIsAtEnd(true))
  useLayoutEffect(() => {
    open(openedAt)
    // New messages that fit into the log are at its end, once the rows have been measured.
    const timer = setTimeout(() => look(), DELAY)
    return () => clearTimeout(timer)
  }, [openedAt])

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
    sizes.current = now
  }
  return { isAtEnd, seenId, onScroll, onResize, toEnd }
}

/** Where the reader is: before the first new message at the opening, else at the end. */
function usePlace(lastId: number, start: Options['start']) {
  const [isAtEnd, setIsAtEnd] = useState(!start)
  const [seenId, setSeenId] = useState(start ? start.id - 1 : lastId)
  const [openedAt, setOpenedAt] = useState(start?.id)
  if (start && start.id !== openedAt) {
    setOpenedAt(start.id)
    setIsAtEnd(false)
    setSeenId(start.id - 1)
  } else if (isAtEnd && seenId !== lastId) setSeenId(lastId)
  return { isAtEnd, setIsAtEnd, seenId, openedAt }
}

/** Scrolls to what arrives while the reader is at the end, and always to what they write. */
function useFollow({ lastId, unsent }: Options, isAtEnd: boolean, toEnd: () => void): void {
  const follow = useEffectEvent(() => {
    if (isAtEnd) toEnd()
  })
  const showOwn = useEffectEvent(() => {
    if (isAtEnd || unsent > 0) toEnd()
  })
  useEffect(() => {
    const timer = setTimeout(() => follow(), lastId && DELAY)
    return () => clearTimeout(timer)
  }, [lastId])
  useEffect(() => {
    const timer = setTimeout(() => showOwn(), unsent && DELAY)
    return () => clearTimeout(timer)
  }, [unsent])
}
