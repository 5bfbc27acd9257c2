/** The row after an appointment's in the list; null for the last. */
export const rowAfter = (id: number): Element | null =>
  document.getElementById(`a${id}`)?.closest('li')?.nextElementSibling ?? null

/**
 * Gives the focus to what comes after a row that has gone: the first control of the next one, else the page's heading.
 * A frame later, when the dialog has looked in vain for what opened it.
 */
export function focusAfter(next: Element | null): void {
  requestAnimationFrame(() => {
    const control = next?.isConnected ? next.querySelector<HTMLElement>('a[href], button') : null
    ;(control ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  })
}
