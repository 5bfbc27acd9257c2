import { useEffect, useEffectEvent } from 'react'

/** Ctrl S, or Cmd S, saves. */
export function useSaveShortcut(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
