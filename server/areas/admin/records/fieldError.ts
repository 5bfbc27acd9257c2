import { findNul } from '../../../http/api/invalidText'
import { HttpError } from '../../../http/errors/httpError'
import type { AdminRecord } from '../defineAdminEntity'

/** The error of a field as a form shows it: the path of the field and the rule it breaks. */
export const fieldError = (path: string, keyword: string, params: object = {}): HttpError =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { fields: [{ path, keyword, params }] } })

/** Rejects the NUL character, which PostgreSQL cannot store. Imported records are not checked by the contract. */
export function refuseNulCharacters(body: AdminRecord): void {
  const path = findNul(body)
  if (path !== undefined) throw fieldError(path, 'pattern')
}
