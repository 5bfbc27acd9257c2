import { useEffect, useRef } from 'react'

/**
 * Reports a new step to the embedding page, on exactly that origin: `{ type: 'portico:step' }` (C-063). The top of the
 * step may be out of view, and only that page can scroll to it. `null` reports nothing.
 */
export function useReportedStep(host: string | null, step: string | undefined): void {
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    if (host !== null) window.parent.postMessage({ type: 'portico:step' }, host)
  }, [host, step])
}
