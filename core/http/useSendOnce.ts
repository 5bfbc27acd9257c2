import { useRef } from 'react'

/**
 * Returns a function that sends a request with an idempotency key. The same request keeps its key until it succeeds, so that
 * a retry after a lost answer is not carried out twice. A request that succeeded can be sent again on purpose, with another key.
 */
export function useSendOnce() {
  const keys = useRef(new Map<string, string>())
  return async <T>(request: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(request)
    const key = keys.current.get(text) ?? crypto.randomUUID()
    keys.current.set(text, key)
    const answer = await send(key)
    keys.current.delete(text)
    return answer
  }
}
