import { useEffect, useEffectEvent, type RefObject } from 'react'

const SEEN_MS = 1000
const HALF = 0.5

/** Calls back when half of an element has been on the screen for a second. A hidden tab shows nothing. */
export function useSeen(element: RefObject<HTMLElement | null>, onSeen: () => void): void {
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined
    return onceSeen(element.current, () => see())
  }, [element])
}

/** Calls back once, when half of an element has been on the screen for a second. Returns a function that ends it. */
function onceSeen(element: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHalf = false
  const restart = () => {
    clearTimeout(timer)
    if (!isHalf || document.visibilityState === 'hidden') return
    timer = setTimeout(() => {
      end()
      onSeen()
    }, SEEN_MS)
  }
  const observer = new IntersectionObserver(
    // Several changes may arrive at once; browsers disagree about `isIntersecting` below the threshold.
    (entries) => {
      isHalf = (entries.at(-1)?.intersectionRatio ?? 0) >= HALF
      restart()
    },
    { threshold: HALF },
  )
  const end = () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', restart)
  }
  observer.observe(element)
  document.addEventListener('visibilitychange', restart)
  return end
}
