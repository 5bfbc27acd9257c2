import { parseAddress, withoutSecrets } from './portalAddress'
import { isFramed } from '../../state/framed'
import { holdSignInLink } from './openedLink'
import { parseSignInLink } from './signInLink'
import { isVisitTab } from './visitTab'
import type { IdentitySettings } from '../identity/identitySettings'
import { storageKeys, writeStorage } from '../../state/localStorage'

/**
 * Handles the page's address before the router reads it: finishes a sign-in (C-022), keeps a sign-in link for the page with
 * its button, stores the received data and removes secrets from the address (C-024, C-157).
 * Resolves when the application may start, and never when the page is being left. Does nothing in a frame (C-063).
 */
export async function handleArrival(settings: IdentitySettings): Promise<void> {
  if (isFramed()) return
  if (location.pathname === new URL(settings.redirectUri).pathname) {
    return (await import('../identity/finishSignIn')).finishSignIn(settings)
  }
  const { path, query } = parseAddress(location)
  if (isVisitTab) return (await import('./keepVisitLink')).keepVisitLink(query)
  storeReceivedData(query)
  const link = parseSignInLink(path, query)
  if (link) {
    holdSignInLink(link)
    return history.replaceState(null, '', '/#/auth')
  }
  stripSearch()
}

/** Removes the query parameters before the hash, which would stay in the address on every route. */
function stripSearch() {
  if (location.search !== '') history.replaceState(null, '', `${location.pathname}${location.hash}`)
}

/** Stores the query parameters of the start, without secrets (C-025). Without parameters the stored ones stay. */
function storeReceivedData(query: Readonly<Record<string, string>>): void {
  const received = withoutSecrets(query)
  if (Object.keys(received).length > 0) writeStorage(storageKeys.receivedData, JSON.stringify(received))
}
