import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key before the server is asked. */
const debounceMs = 250

const currentPath = () => location.hash.split('?')[0] ?? ''

/**
 * Connects the search field to the search in the address. The search follows the field after a pause; the field follows
 * the address when that changes in another way, such as the back button. Text typed while a search loads stays.
 */
export function useSearch(search: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(search)
  const [previous, setPrevious] = useState(search)
  const [sent, setSent] = useState<readonly string[]>([])
  if (previous !== search) {
    const index = sent.indexOf(search)
    setPrevious(search)
    setSent(index < 0 ? [] : sent.slice(index + 1))
    if (index < 0) setTyped(search)
  }
  const send = useEffectEvent((path: string) => {
    // The user has opened a record meanwhile: do not navigate back.
    if (currentPath() !== path) return
    setSent([...sent, typed])
    onSearch(typed)
  })
  useEffect(() => {
    if (typed === search) return undefined
    const timer = setTimeout(send, debounceMs, currentPath())
    return () => clearTimeout(timer)
  }, [typed, search])
  return [typed, setTyped] as const
}
