import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useAreKeysOn } from './callKeys'

/** What each key does; keys without an action are left to the page. */
export type CallKeys = Readonly<
  Partial<Record<'m' | 'v' | 's' | 'a' | 'p' | 'n' | 'l', (() => void) | undefined>>
>

const editable =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="spinbutton"]'

/** Carries out the keys of a call in the window of an element, unless somebody types or has switched them off. */
export function useCallKeys<Member extends HTMLElement>(keys: CallKeys): RefObject<Member | null> {
  const ref = useRef<Member>(null)
  const isOn = useAreKeysOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The element may belong to another window, which has classes of its own.
    const target = event.target as Partial<Element> | null
    const isTyping = target?.closest?.(editable) != null
    if (!isOn || isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key.toLowerCase() as keyof CallKeys]
    if (!act) return
    // The key is not typed into a field that it focuses.
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const target = ref.current?.ownerDocument.defaultView ?? window
    const listen = (event: KeyboardEvent) => press(event)
    target.addEventListener('keydown', listen)
    return () => target.removeEventListener('keydown', listen)
  }, [])
  return ref
}
