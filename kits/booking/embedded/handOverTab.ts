import { parseDraft, type StoredDraft } from '../storage/draftStorage'

const ASK = 'portico:handed-over?'

/**
 * Opens a page of this portal in a new tab and sends it the draft by message when it asks, so that no personal data is
 * in an address (C-033). Answers only that tab, on this origin. Returns false when the browser blocks the tab.
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

/** Asks the opener of this tab for the draft of a variant. Calls back at most once. Returns a function that stops waiting. */
export function requestFromOpener(variant: string, take: (kept: StoredDraft) => void): () => void {
  const { opener } = window as { opener: Window | null }
  const hear = ({ data, source, origin }: MessageEvent) => {
    if (source !== opener || origin !== location.origin || typeof data !== 'string') return
    const draft = parseDraft(data, variant)
    if (draft) take(draft)
  }
  window.addEventListener('message', hear)
  opener?.postMessage(ASK, location.origin)
  return () => window.removeEventListener('message', hear)
}
