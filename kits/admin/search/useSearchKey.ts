import { useEffect, useEffectEvent } from 'react'

/** Runs an action on Ctrl K, or ⌘ K, also in fields; not while a dialog is open. */
export function useSearchKey(action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
