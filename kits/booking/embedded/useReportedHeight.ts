import { useEffect, useRef, type RefObject } from 'react'

/**
 * Reports the height of an element to the embedding page, on exactly that origin, now and after every change: `{ type:
 * 'portico:height', height }` in CSS pixels (C-063). `null` reports nothing.
 */
export function useReportedHeight(host: string | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = element
    if (!current || host === null) return undefined
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(current.getBoundingClientRect().bottom + window.scrollY)
      // A page that is being replaced has no height.
      if (height > 0) window.parent.postMessage({ type: 'portico:height', height }, host)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [host])
  return element
}
