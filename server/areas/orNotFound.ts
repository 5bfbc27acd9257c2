import { HttpError } from '../http/errors/httpError'

/** Refuses with 404 where there is nothing, or nothing this person may see. */
export function orNotFound<T>(thing: T | undefined): T {
  if (thing === undefined) throw new HttpError(404, 'NOT_FOUND')
  return thing
}
