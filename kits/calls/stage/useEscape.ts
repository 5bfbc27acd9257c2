import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'

/**
 * On a phone Escape closes the sections of a call, and the focus returns to their button. Takes a function that closes them;
 * undefined while they are closed.
 */
export function useEscape(close: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const isDesktop = useIsDesktop()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInDialog = (event.target as Partial<Element> | null)?.closest?.('dialog') != null
    if (event.key !== 'Escape' || event.defaultPrevented || isInDialog || isDesktop || !close) return
    close()
    stage.current?.querySelector<HTMLElement>('[data-controls] [aria-expanded]')?.focus()
  })
  useEffect(() => {
    const element = stage.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  return stage
}
