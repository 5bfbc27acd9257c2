/** The row below an appointment in the list; null for the last one. */
export const nextRow = (id: number): Element | null =>
  document.getElementById(`a${id}`)?.closest('li')?.nextElementSibling ?? null

/**
 * Moves the focus to a row after the one before it was removed: its first control, otherwise the page's heading.
 * Waits a frame, because the closing dialog tries to restore the focus first.
 */
export function focusRow(next: Element | null): void {
  requestAnimationFrame(() => {
    const control = next?.isConnected ? next.querySelector<HTMLElement>('a[href], button') : null
    ;(control ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  })
}
