import { useEffect, useState } from 'react'
import { startIcons } from './artwork/start'
import type { IconName } from './icons'

type Artwork = Readonly<Partial<Record<string, string>>>

const start: Artwork = startIcons
let more: Artwork = {}

/** Loads the icons outside the start-up set once; rejects if they fail to load. */
export async function loadMoreIcons(): Promise<void> {
  more = (await import('./artwork/more')).moreIcons
}

/**
 * The path of an icon. Icons outside the start-up set load when the first of them is rendered; until then the path is
 * undefined. If they fail to load, the icon stays empty, because it always has a text beside it.
 */
export function useIconPath(name: IconName): string | undefined {
  const path = start[name] ?? more[name]
  const [, setArrivals] = useState(0)
  useEffect(() => {
    if (path) return undefined
    let shown = true
    loadMoreIcons()
      .then(() => shown && setArrivals((times) => times + 1))
      .catch(() => undefined)
    return () => {
      shown = false
    }
  }, [path])
  return path
}
