import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls the table to its first row whenever `listKey` changes, in its pane or, on a phone, on the page.
 * Returns the ref of the pane.
 */
export function useScrollToTop(listKey: string): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null)
  const previousKey = useRef(listKey)
  useEffect(() => {
    if (previousKey.current === listKey) return
    previousKey.current = listKey
    if (!pane.current) return
    pane.current.scrollTop = 0
    if (pane.current.getBoundingClientRect().top < 0) pane.current.scrollIntoView()
  }, [listKey])
  return pane
}
