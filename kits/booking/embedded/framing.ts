/** Where the page is shown: in its own tab, in an allowed frame, or in a frame that must not show it. */
export type Framing = { kind: 'tab' } | { kind: 'frame'; host: string } | { kind: 'refused' }

interface Frame {
  isFramed: boolean
  /** Origins of the embedding pages, nearest first, where the browser reveals them. */
  ancestors: ArrayLike<string> | undefined
  /** Referrer; empty when the embedding page hides it. */
  referrer: string
}

/**
 * Decides where an embedded booking may run: in its own tab, or directly inside a page of the one configured origin
 * (C-063). A frame of unknown origin is refused. `frame-ancestors` enforces the same in the browser.
 */
export function detectFraming(
  { isFramed, ancestors, referrer }: Frame,
  allowed: string | undefined,
): Framing {
  if (!isFramed) return { kind: 'tab' }
  const around = ancestors ? Array.from(ancestors) : URL.canParse(referrer) ? [new URL(referrer).origin] : []
  const isRight = allowed !== undefined && around.length > 0 && around.every((origin) => origin === allowed)
  return isRight ? { kind: 'frame', host: allowed } : { kind: 'refused' }
}
