import type { Call } from '../../http/call'
import { parseAddress } from './portalAddress'
import { isFramed } from '../../state/framed'
import { parseSignInLink } from './signInLink'
import { storeReceivedData } from './receivedData'
import type { IdentitySettings } from '../identity/identitySettings'

/** What arriving needs of the house. */
export interface ArrivalContext {
  settings: IdentitySettings
  call: Call
  /** https origins that a link may lead to (C-023). */
  allowedRedirects: readonly string[]
}

/**
 * Does what the page's address asks of the session, before the router reads it: finishes a sign-in (C-022), exchanges a link
 * (AUTH-009, AUTH-010), keeps the received data and takes secrets out of the address (C-024, C-157).
 * Resolves when the application may start; never when the page is being left. In a frame nothing of it happens (C-063).
 */
export async function handleArrival({ settings, call, allowedRedirects }: ArrivalContext): Promise<void> {
  if (isFramed()) return
  if (location.pathname === new URL(settings.redirectUri).pathname) {
    return (await import('../identity/finishSignIn')).finishSignIn(settings)
  }
  const { path, query } = parseAddress(location)
  storeReceivedData(query)
  const link = parseSignInLink(path, query)
  if (link) return (await import('./exchangeLink')).exchangeLink(link, call, allowedRedirects)
  stripSearch()
}

/** Query parameters before the hash have been read; they would stay through every route. */
function stripSearch() {
  if (location.search !== '') history.replaceState(null, '', `${location.pathname}${location.hash}`)
}
