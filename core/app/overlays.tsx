import { LazyPart } from '../plugin/LazyPart'
import { useContributions } from '../plugin/useHost'
import { createAtom, store, useAtomValue } from '../state/store'

const openAtom = createAtom<readonly string[]>([])

/** Shows an overlay by id, over every screen, until it is closed. An unknown id shows nothing. */
export function openOverlay(id: string): void {
  const open = store.get(openAtom)
  if (!open.includes(id)) store.set(openAtom, [...open, id])
}

/** Closes an overlay by id. */
export const closeOverlay = (id: string): void =>
  store.set(
    openAtom,
    store.get(openAtom).filter((one) => one !== id),
  )

/** Renders the open overlays, each loaded when it opens first. */
export function Overlays() {
  const open = useAtomValue(openAtom)
  return useContributions('overlays')
    .filter(({ id }) => open.includes(id))
    .map(({ plugin, id, overlay }) => (
      <LazyPart key={id} plugin={plugin} point="overlays" id={id} load={overlay} props={{}} />
    ))
}
