/** Where the page is shown: in a tab of its own, in the frame of a site, or in a frame it must not run in. */
export type Framing = { kind: 'tab' } | { kind: 'frame'; host: string } | { kind: 'refused' }

interface Frame {
  isFramed: boolean
  /** Origins of the pages around this one, nearest first, where the browser tells. */
  ancestors: ArrayLike<string> | undefined
  /** Address of the page that opened this one; empty where it hides itself. */
  referrer: string
}

/**
 * Where an embedded booking may run: on its own, or directly in a page of the one configured origin (CONST-015, C-063).
 * A frame that does not say whose it is, is refused. The browser enforces the same by frame-ancestors.
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
