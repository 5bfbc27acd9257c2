import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key before the server is asked. */
const pause = 250

const place = () => location.hash.split('?')[0] ?? ''

/**
 * What is typed and what is searched: the second follows the first after a pause, and the first follows the second when
 * the address changes by other means, such as the back button. What is typed on while a search arrives stays.
 */
export function useSearch(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(searched)
  const [before, setBefore] = useState(searched)
  const [sent, setSent] = useState<readonly string[]>([])
  if (before !== searched) {
    const own = sent.indexOf(searched)
    setBefore(searched)
    setSent(own < 0 ? [] : sent.slice(own + 1))
    if (own < 0) setTyped(searched)
  }
  const send = useEffectEvent((at: string) => {
    // Who has gone on to a record meanwhile is not called back.
    if (place() !== at) return
    setSent([...sent, typed])
    search(typed)
  })
  useEffect(() => {
    if (typed === searched) return undefined
    const timer = setTimeout(send, pause, place())
    return () => clearTimeout(timer)
  }, [typed, searched])
  return [typed, setTyped] as const
}
