import { useEffect, useState } from 'react'
import { startIcons } from './artwork/start'
import type { IconName } from './icons'

type Artwork = Readonly<Partial<Record<string, string>>>

const start: Artwork = startIcons
let more: Artwork = {}

/** Loads the icons outside the start-up set, once; rejects when they cannot be fetched. */
export async function loadMoreIcons(): Promise<void> {
  more = (await import('./artwork/more')).moreIcons
}

/**
 * The path of an icon. Those outside the start-up set arrive with the first of them shown: until then undefined,
 * and an icon that cannot be fetched stays empty, since it never stands alone.
 */
export function useIconPath(name: IconName): string | undefined {
  const path = start[name] ?? more[name]
  const [, showArrived] = useState(0)
  useEffect(() => {
    if (path) return undefined
    let shown = true
    loadMoreIcons()
      .then(() => shown && showArrived((times) => times + 1))
      .catch(() => undefined)
    return () => {
      shown = false
    }
  }, [path])
  return path
}
