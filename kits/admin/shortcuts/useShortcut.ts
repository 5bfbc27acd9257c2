import { useEffect, useEffectEvent } from 'react'
import { isTaken, oneKeysOn } from './singleKeys'

/** Does something when a key is pressed alone, outside of fields and dialogs, unless that is switched off. */
export function useOneKey(key: string, action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !oneKeysOn() || isTaken(event)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [key])
}
