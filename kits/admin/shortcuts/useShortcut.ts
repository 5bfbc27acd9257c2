import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken, areSingleKeysOn } from './singleKeys'

/** Does something when a key is pressed alone, outside of fields and dialogs, unless that is switched off. */
export function useShortcut(key: string, action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !areSingleKeysOn() || isKeyTaken(event)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [key])
}
