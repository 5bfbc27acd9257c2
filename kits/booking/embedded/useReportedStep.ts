import { useEffect, useRef } from 'react'

/**
 * Tells the page around, on exactly that origin, that another step is shown: `{ type: 'portico:step' }` (C-063). Its
 * beginning may be out of sight then, and only that page can scroll there. In: null tells nobody.
 */
export function useReportedStep(host: string | null, step: string | undefined): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (host !== null) window.parent.postMessage({ type: 'portico:step' }, host)
  }, [host, step])
}
