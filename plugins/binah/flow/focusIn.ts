/** Focuses the first of these parts that the page has: what had the focus has gone with the camera, or with the page before it. */
export function focusIn(...selectors: readonly string[]): void {
  const parts = selectors.map((selector) => document.querySelector<HTMLElement>(`main ${selector}`))
  const part = parts.find((found) => found !== null)
  if (part && !part.matches('button, [tabindex]')) part.tabIndex = -1
  part?.focus()
}
