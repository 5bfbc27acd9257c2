import { HttpError } from './httpError'

/** Throws 404 when there is no value, or none that this person may see. */
export function orNotFound<T>(thing: T | undefined): T {
  if (thing === undefined) throw new HttpError(404, 'NOT_FOUND')
  return thing
}
