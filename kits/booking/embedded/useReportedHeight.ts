import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells the page around, on exactly that origin, how high an element is, now and after every change:
 * `{ type: 'portico:height', height }` in CSS pixels (C-063). In: null tells nobody.
 */
export function useReportedHeight(host: string | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = element
    if (!current || host === null) return undefined
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(current.getBoundingClientRect().bottom + window.scrollY)
      // While it gives way to another page it has none.
      if (height > 0) window.parent.postMessage({ type: 'portico:height', height }, host)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [host])
  return element
}
