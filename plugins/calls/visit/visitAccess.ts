import type { Call } from '@portico/core/http/useCall'
import { visitLinkKey, visitSessionKey } from '@portico/core/session/arrival/keepVisitLink'
import { setVisitToken } from '@portico/core/session/session'
import { deviceKey, readStorage, writeStorage } from '@portico/core/state/localStorage'
import { tabStorage } from '@portico/core/state/tabStorage'

/** The link that has opened this tab; null after the visit was left. */
export const currentLink = (): string | null => tabStorage().getItem(visitLinkKey)

/** Whether this tab has the session of a visit. */
export const hasVisit = (): boolean => tabStorage().getItem(visitSessionKey) !== null

/** Whether a link opens a call for a guest, and not a visit for its patient: the server marks its links. */
export const isGuestLink = (link: string | null): boolean => link?.startsWith('guest_') ?? false

/** Opens the link on this device. Rejects with the `ApiError` that says why it cannot be opened. */
export async function openVisit(call: Call, link: string): Promise<void> {
  const body = { token: link, device: deviceSecret() }
  const { token } = await (isGuestLink(link)
    ? call('POST api/call-guests/open', { capability: 'callGuests', body, quiet: true })
    : call('POST api/visit-links/open', { capability: 'visitLinks', body, quiet: true }))
  tabStorage().setItem(visitSessionKey, token)
  setVisitToken(token)
}

/** Ends the session, here and at the server, and forgets the link. */
export async function leaveVisit(call: Call): Promise<void> {
  await call('DELETE api/visit-links/session', { capability: 'visitLinks', quiet: true }).catch(
    () => undefined,
  )
  forgetVisit()
}

/** Forgets a session that the server has ended. */
export function forgetVisit(): void {
  tabStorage().removeItem(visitSessionKey)
  tabStorage().removeItem(visitLinkKey)
  setVisitToken(null)
}

/** The random text by which the server knows this device again. It says nothing about a person. */
function deviceSecret(): string {
  const key = deviceKey('visit')
  const known = readStorage(key)
  if (known !== null) return known
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  writeStorage(key, secret)
  return secret
}
