/**
 * Runs a function once when the browser is idle; if the user saves data or has a slow connection, only one that `always` has to run. Returns a function
 * that cancels it.
 */
export function whenIdle(callback: () => void, always = false): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (!always && (connection?.saveData || connection?.effectiveType?.endsWith('2g'))) return () => {}
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback)
  return () => cancelIdleCallback(handle)
}
