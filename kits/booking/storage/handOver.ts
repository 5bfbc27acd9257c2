import { parseDraft, type StoredDraft } from './draftStorage'
import type { TabStorage } from '@portico/core/state/tabStorage'

const handOverKeyOf = (variant: string) => `handed-over booking|${variant}`

/** Stores a draft for the next sign-in in this tab, once (C-033), so that no personal data is in an address. */
export function storeHandOver(storage: TabStorage, kept: StoredDraft): void {
  storage.setItem(handOverKeyOf(kept.draft.variant), JSON.stringify(kept))
}

/** The draft handed over to a variant, or null. Reading it removes it. */
export function takeHandOver(storage: TabStorage, variant: string): StoredDraft | null {
  const found = parseDraft(storage.getItem(handOverKeyOf(variant)), variant)
  storage.removeItem(handOverKeyOf(variant))
  return found
}
