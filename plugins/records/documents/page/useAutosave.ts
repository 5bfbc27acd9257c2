import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The pause after the last change, in milliseconds. */
const PAUSE_MS = 600

export type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed'

/**
 * Saves values shortly after their last change, and at once when the page is left. Takes the values, whether they may be saved,
 * and how. What failed is saved with the next change, or with `retry`.
 */
export function useAutosave<T extends object>(
  initial: T,
  isValid: (values: T) => boolean,
  save: (values: T) => Promise<unknown>,
) {
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<SaveState>('unchanged')
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: T }>(null)
  const write = async (next: T) => {
    waiting.current = null
    if (!isValid(next)) return
    setState('saving')
    await save(next).then(
      () => setState('saved'),
      () => setState('failed'),
    )
  }
  const schedule = (next: T) => {
    clearTimeout(waiting.current?.timer)
    waiting.current = { values: next, timer: setTimeout(() => void write(next), PAUSE_MS) }
  }
  const writeNow = useEffectEvent(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    void write(waiting.current.values)
  })
  useEffect(() => () => writeNow(), [])
  return {
    values,
    state,
    change: (to: Partial<T>) => {
      const next = { ...values, ...to }
      setValues(next)
      setState('unchanged')
      schedule(next)
    },
    retry: () => void write(values),
  }
}
