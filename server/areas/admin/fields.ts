import { Refusal } from '../../http/fault'
import type { AdminRecord } from './entity'

/** The refusal of a field, as a form shows it: where it is, and which rule it breaks. */
export const fieldRefused = (path: string, keyword: string, params: object = {}): Refusal =>
  new Refusal(400, 'FORMAT_NOT_VALID', { details: { fields: [{ path, keyword, params }] } })

/** Refuses the one character that the databases cannot keep in a text. */
export function refuseUnkeepable(body: AdminRecord): void {
  const field = Object.keys(body).find((name) => hasNul(body[name]))
  if (field !== undefined) throw fieldRefused(`/${field}`, 'pattern')
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul)
}
