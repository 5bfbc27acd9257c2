import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'

/**
 * The id of the person who signed in. Throws 403 while they act for somebody: sign-in, sessions and the account itself
 * are only ever one's own (C-119).
 */
export function requireOwn({ actor, subject }: PersonContext): string {
  if (actor !== subject) throw new HttpError(403, 'ACTING')
  return actor
}
