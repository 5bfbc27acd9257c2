import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useReports } from './useReports'

const SEEN_MS = 1000

/** Reports a video once half of it has been on the screen for a second. */
export function useImpression(element: RefObject<HTMLElement | null>, videoId: number): void {
  const reports = useReports()
  const note = useEffectEvent((id: number) => reports.addImpression(id))
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (!entry?.isIntersecting) return
        timer = setTimeout(() => {
          observer.disconnect()
          note(videoId)
        }, SEEN_MS)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, videoId])
}
