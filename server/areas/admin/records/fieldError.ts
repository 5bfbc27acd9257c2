import { findNul } from '../../../http/api/invalidText'
import { HttpError } from '../../../http/errors/httpError'
import type { AdminRecord } from '../defineAdminEntity'

/** The refusal of a field, as a form shows it: where it is, and which rule it breaks. */
export const fieldError = (path: string, keyword: string, params: object = {}): HttpError =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { fields: [{ path, keyword, params }] } })

/** Refuses the one character that the databases cannot keep in a text: not every record comes as the body of a call. */
export function refuseNulCharacters(body: AdminRecord): void {
  const path = findNul(body)
  if (path !== undefined) throw fieldError(path, 'pattern')
}
