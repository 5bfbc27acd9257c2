import { findInvalidText } from '../../../platform/http/api/invalidText'
import { HttpError } from '../../../platform/errors/httpError'
import type { AdminRecord } from '../defineAdminEntity'

/** The error of a field as a form shows it: the path of the field and the rule it breaks. */
export const fieldError = (path: string, keyword: string, params: object = {}): HttpError =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { fields: [{ path, keyword, params }] } })

/** Rejects texts that may not be stored. Imported records are not checked by the contract. */
export function rejectInvalidRecord(body: AdminRecord): void {
  const path = findInvalidText(body)
  if (path !== undefined) throw fieldError(path, 'pattern')
}
