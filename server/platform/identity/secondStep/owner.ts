import type { KeyRing } from '../../secrets/keyRing'

/** Whose second step it is, and where it is asked for. */
export interface SecondStepOwner {
  tenant: string
  sub: string
  /** The server's own key for secrets, if it has one. */
  serverKey: KeyRing | undefined
  /** The sign-in page or the session that asks: what one has begun, no other can end. */
  askedBy: string
}

/** A sign-in page as the one that asks. Takes the id of the sign-in. */
export const askedByPage = (uid: string): string => `page ${uid}`

/** A session as the one that asks. Takes the id of its grant. */
export const askedBySession = (session: string): string => `session ${session}`
