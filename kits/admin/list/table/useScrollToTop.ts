import { useEffect, useRef, type RefObject } from 'react'

/** For the pane of a list: where it leads to other rows, they are read from their first on, in the pane or, on a phone, on the page. */
export function useScrollToTop(place: string): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    if (!pane.current) return
    pane.current.scrollTop = 0
    if (pane.current.getBoundingClientRect().top < 0) pane.current.scrollIntoView()
  }, [place])
  return pane
}
