/** What `fetchInTime` needs of a request. */
interface TimedRequest extends Pick<RequestInit, 'credentials' | 'redirect' | 'referrerPolicy'> {
  method: string
  headers: Readonly<Record<string, string>>
  body?: BodyInit
  signal?: AbortSignal
  /** Milliseconds until a request without an answer is aborted. Default: never. */
  timeout?: number | undefined
}

/**
 * Sends a request. Resolves to its answer, whose content may still arrive. Rejects as `fetch` does, with a `TimeoutError` after
 * `timeout`, and with an `AbortError` once the signal aborts. `AbortSignal.any` and `AbortSignal.timeout` would be shorter, but the oldest
 * browsers have neither.
 */
export async function fetchInTime(
  url: string,
  { timeout, signal, ...request }: TimedRequest,
): Promise<Response> {
  const ending = new AbortController()
  const abort = () => ending.abort(signal?.reason)
  if (signal?.aborted) abort()
  // Stays after the answer: the signal also ends the reading of its content.
  signal?.addEventListener('abort', abort, { once: true })
  const timer =
    timeout && setTimeout(() => ending.abort(new DOMException('No answer', 'TimeoutError')), timeout)
  try {
    return await fetch(new Request(url, { ...request, signal: ending.signal }))
  } finally {
    clearTimeout(timer)
  }
}
