import { HttpError } from './httpError'

/** The error for a field of a well-formed request whose value is not possible. */
export const invalidField = (field: string, reason?: string): HttpError =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { field, ...(reason && { reason }) } })
