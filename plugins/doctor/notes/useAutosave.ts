import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds without typing after which a text is saved. */
const DELAY = 1500
/** Milliseconds until the next attempt after a failure. */
const RETRY = 10_000

export interface Autosave {
  status: 'unchanged' | 'saving' | 'saved' | 'failed'
  /** When it was saved last, in milliseconds since 1970. */
  savedAt: number | null
}

/**
 * Saves a text while it is written, and tries again after a failure. Takes the text, the stored one, and a function that
 * stores it.
 */
export function useAutosave(text: string, stored: string, save: (text: string) => Promise<void>): Autosave {
  const [saved, setSaved] = useState(stored)
  const [state, setState] = useState<Autosave>({ status: 'unchanged', savedAt: null })
  const [failures, setFailures] = useState(0)
  const run = useEffectEvent(async () => {
    setState({ ...state, status: 'saving' })
    try {
      await save(text)
      setSaved(text)
      setFailures(0)
      setState({ status: 'saved', savedAt: Date.now() })
    } catch {
      setFailures((count) => count + 1)
      setState({ ...state, status: 'failed' })
    }
  })
  useEffect(() => {
    if (text === saved) return undefined
    const timer = setTimeout(() => void run(), failures > 0 ? RETRY : DELAY)
    return () => clearTimeout(timer)
  }, [text, saved, failures])
  return state
}
