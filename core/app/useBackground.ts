import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { afterFirstScreen } from './afterFirstScreen'

/** What runs behind every screen, once the first screen is there; null until then. */
export function useBackground(): ReactNode {
  const [Background, setBackground] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () =>
      void import('./Background').then(
        (loaded) => setBackground(() => loaded.default),
        () => addEventListener('online', load, { once: true }),
      )
    return afterFirstScreen(load)
  }, [])
  return Background && createElement(Background)
}
