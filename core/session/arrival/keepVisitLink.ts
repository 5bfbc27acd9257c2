import { tabStorage } from '../../state/tabStorage'
import { setVisitToken } from '../session'
import type { PortalAddress } from './portalAddress'
import { isAtVisit } from './visitTab'

/** The link of the visit, in the storage of this tab. It is opened by a click alone. */
export const visitLinkKey = 'visit.link'
/** The session of the visit, in the storage of this tab: it outlives a reload and ends with the tab. */
export const visitSessionKey = 'visit.session'

/**
 * Moves the link of a visit from the address bar to the storage of this tab; after a reload, goes on with its session. Any
 * other address starts the portal anew.
 */
export function keepVisitLink({ token }: PortalAddress['query']): void {
  const storage = tabStorage()
  if (token !== undefined && token !== storage.getItem(visitLinkKey)) {
    storage.setItem(visitLinkKey, token)
    storage.removeItem(visitSessionKey)
  }
  setVisitToken(storage.getItem(visitSessionKey))
  history.replaceState(null, '', '/#/visit')
  addEventListener('hashchange', () => {
    if (!isAtVisit()) location.reload()
  })
}
