import { parseDraft, type StoredDraft } from './draftStorage'
import type { TabStorage } from '@core/state/tabStorage'

const keyOf = (variant: string) => `handed-over booking|${variant}`

/** Keeps a booking for whoever signs in next in this tab, once (C-033). What it says of the person goes into no address. */
export function storeHandOver(storage: TabStorage, kept: StoredDraft): void {
  storage.setItem(keyOf(kept.draft.variant), JSON.stringify(kept))
}

/** The booking handed over to a variant, or null; it is there once only. */
export function takeHandOver(storage: TabStorage, variant: string): StoredDraft | null {
  const found = parseDraft(storage.getItem(keyOf(variant)), variant)
  storage.removeItem(keyOf(variant))
  return found
}
