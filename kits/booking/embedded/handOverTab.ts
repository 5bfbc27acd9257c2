import { parseDraft, type StoredDraft } from '../storage/draftStorage'

const ASK = 'portico:handed-over?'

/**
 * Opens a page of this portal in a new tab and gives it a booking when it asks, by message: what it says of the person
 * is in no address (C-033). Only that tab is answered, on this origin alone. Out: false where the browser opens none.
 */
export function handOverToTab(url: string, kept: StoredDraft): boolean {
  const tab = window.open(url, '_blank')
  if (tab === null) return false
  const answer = ({ data, source, origin }: MessageEvent) => {
    if (data !== ASK || source !== tab || origin !== location.origin) return
    tab.postMessage(JSON.stringify(kept), location.origin)
    window.removeEventListener('message', answer)
  }
  window.addEventListener('message', answer)
  return true
}

/** Asks the page that opened this tab for a booking of a variant. Calls back once, or never. Out: stops waiting. */
export function requestFromOpener(variant: string, take: (kept: StoredDraft) => void): () => void {
  const { opener } = window as { opener: Window | null }
  const hear = ({ data, source, origin }: MessageEvent) => {
    if (source !== opener || origin !== location.origin || typeof data !== 'string') return
    const kept = parseDraft(data, variant)
    if (kept) take(kept)
  }
  window.addEventListener('message', hear)
  opener?.postMessage(ASK, location.origin)
  return () => window.removeEventListener('message', hear)
}
