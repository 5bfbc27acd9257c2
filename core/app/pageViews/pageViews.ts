/** Where the portal reports which pages are opened. */
export type PageViews = (page: string) => void

/**
 * Reports page views to an address: `{"page":"/up/auth"}` as text, which needs no preflight request. No cookie, no referrer
 * and no person goes along, and nobody waits for the answer. A browser that asks not to be tracked is left out.
 */
export const pageViewsTo =
  (address: string): PageViews =>
  (page) => {
    if (asksForPrivacy(navigator)) return
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ page }),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined)
  }

/** Global Privacy Control, or its predecessor Do Not Track. */
const asksForPrivacy = (browser: { globalPrivacyControl?: boolean; doNotTrack?: string | null }) =>
  browser.globalPrivacyControl === true || browser.doNotTrack === '1'
