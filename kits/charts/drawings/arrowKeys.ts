import type { KeyboardEvent } from 'react'

/** What the chart library calls the way of a key where its lines stand one below the other: down is left for it. */
const ways: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowLeft',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowRight',
  ArrowLeft: 'ArrowRight',
}
const sent = new WeakSet<Event>()

/** Walks over lines from top to bottom: down and right lead to the next one, up and left to the one before (ADMIN-021). */
export function handleArrowKeys(event: KeyboardEvent): void {
  const key = ways[event.key]
  if (key === undefined || event.ctrlKey || event.metaKey || event.altKey || sent.has(event.nativeEvent))
    return
  event.stopPropagation()
  event.preventDefault()
  const again = new globalThis.KeyboardEvent('keydown', { key, bubbles: true })
  sent.add(again)
  event.target.dispatchEvent(again)
}
