import { createAtom, store } from '@portico/core/state/store'

/** The links of calls into which the person was invited, and which no message has shown yet. */
export const invitationsAtom = createAtom<readonly string[]>([])

/** Notes a link that a message is to show. */
export const noteInvitation = (url: string): void =>
  store.set(invitationsAtom, [...store.get(invitationsAtom), url])

/** The links to show now; from then on they count as shown. */
export function takeInvitations(): readonly string[] {
  const urls = store.get(invitationsAtom)
  if (urls.length > 0) store.set(invitationsAtom, [])
  return urls
}
