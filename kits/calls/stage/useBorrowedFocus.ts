import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Focuses an element when it appears. When it is removed with the focus in it, the focus returns to the element that had it
 * before. `mayTake`: whether it may take the focus from that element; default: from any.
 */
export function useBorrowedFocus(
  target: RefObject<HTMLElement | null>,
  mayTake: (before: Element | null) => boolean = () => true,
): void {
  const borrow = useEffectEvent((): (() => void) | undefined => {
    const page = target.current?.ownerDocument ?? document
    const before = page.activeElement as HTMLElement | null
    if (!mayTake(before)) return undefined
    target.current?.focus()
    return () => {
      // A focused element that is removed leaves the focus to the body. Whoever has moved on meanwhile stays there.
      if (page.activeElement === page.body) before?.focus({ preventScroll: true })
    }
  })
  useEffect(() => borrow(), [])
}
