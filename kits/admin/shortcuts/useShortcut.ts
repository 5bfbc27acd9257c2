import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken, areSingleKeysOn } from './singleKeys'

/** Runs an action when a single key is pressed outside of fields and dialogs, unless such shortcuts are off. */
export function useShortcut(key: string, action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !areSingleKeysOn() || isKeyTaken(event)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [key])
}
