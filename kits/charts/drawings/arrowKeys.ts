import type { KeyboardEvent } from 'react'

/** Recharts only knows left and right, and counts vertical bars from the bottom: left is the next bar below. */
const replacements: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowLeft',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowRight',
  ArrowLeft: 'ArrowRight',
}
const dispatched = new WeakSet<Event>()

/** Makes Down and Right lead to the next bar, Up and Left to the previous one (ADMIN-021). */
export function handleArrowKeys(event: KeyboardEvent): void {
  const key = replacements[event.key]
  if (
    key === undefined ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    dispatched.has(event.nativeEvent)
  )
    return
  event.stopPropagation()
  event.preventDefault()
  const replacement = new globalThis.KeyboardEvent('keydown', { key, bubbles: true })
  dispatched.add(replacement)
  event.target.dispatchEvent(replacement)
}
