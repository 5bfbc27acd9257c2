/**
 * Focuses an element after a change of the address. A new address moves the focus to the heading of the page once a frame is painted, so
 * this comes a frame later. Returns a function that cancels it.
 */
export function focusLater(find: () => HTMLElement | null): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => find()?.focus())
  })
  return () => cancelAnimationFrame(frame)
}
