import type { AdminRecord } from '@kits/admin/entity'

/** What the hospital knows of a patient; the rest of a user is ours. */
const prefilledFields = [
  'name',
  'surname',
  'email',
  'phone',
  'birthDate',
  'identificationNumberType',
  'identificationNumber',
]

/**
 * What a patient of the hospital adds to a form: only what is still empty there, so that nothing that somebody wrote is
 * lost. A sex that is not set counts as empty.
 */
export function prefill(written: AdminRecord, patient: object): AdminRecord {
  const found = new Map<string, unknown>(Object.entries(patient))
  const empty = (field: string) => [undefined, null, ''].includes(written[field] as undefined)
  const fields = [...prefilledFields.filter(empty), ...(written['gender'] ? [] : ['gender'])]
  return Object.fromEntries(
    fields.flatMap((field) => (found.get(field) === undefined ? [] : [[field, found.get(field)]])),
  )
}
