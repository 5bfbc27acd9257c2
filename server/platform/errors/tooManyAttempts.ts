import { HttpError } from './httpError'

/** The error for somebody who must wait. Takes the seconds. */
export const tooManyAttempts = (seconds: number): HttpError =>
  new HttpError(429, 'TOO_MANY_ATTEMPTS', { details: { seconds, minutes: Math.ceil(seconds / 60) } })
