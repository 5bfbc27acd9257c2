import { useEffect, useState } from 'react'
import { startIcons } from './artwork/start'
import type { IconName } from './icons'

type Artwork = Readonly<Partial<Record<string, string>>>

const start: Artwork = startIcons
let more: Artwork = {}
let rare: Artwork = {}

/** Loads the icons of the pages that people open next, once; rejects if they fail to load. */
export async function loadMoreIcons(): Promise<void> {
  more = (await import('./artwork/more')).moreIcons
}

/** Loads an icon outside the start-up set, with its set and those before it. */
async function loadIcon(name: IconName): Promise<void> {
  await loadMoreIcons()
  if (!(name in more)) rare = (await import('./artwork/rare')).rareIcons
}

/**
 * The path of an icon. Icons outside the start-up set load when the first of them is rendered; until then the path is
 * undefined. If they fail to load, the icon stays empty, because it always has a text beside it.
 */
export function useIconPath(name: IconName): string | undefined {
  const path = start[name] ?? more[name] ?? rare[name]
  const [, setArrivals] = useState(0)
  useEffect(() => {
    if (path) return undefined
    let shown = true
    loadIcon(name)
      .then(() => shown && setArrivals((times) => times + 1))
      .catch(() => undefined)
    return () => {
      shown = false
    }
  }, [name, path])
  return path
}
