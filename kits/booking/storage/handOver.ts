import { readKept, type Kept } from './draftStorage'
import type { TabStorage } from '@core/state/tabStorage'

const nameOf = (variant: string) => `booking handed over|${variant}`

/** Keeps a booking for whoever signs in next in this tab, once (C-033). What it says of the person goes into no address. */
export function keepHanded(storage: TabStorage, kept: Kept): void {
  storage.setItem(nameOf(kept.draft.variant), JSON.stringify(kept))
}

/** The booking handed over to a variant, or null; it is there once only. */
export function takeHanded(storage: TabStorage, variant: string): Kept | null {
  const found = readKept(storage.getItem(nameOf(variant)), variant)
  storage.removeItem(nameOf(variant))
  return found
}
