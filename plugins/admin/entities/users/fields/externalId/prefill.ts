import type { AdminRecord } from '@portico/admin/entity'

/** The fields that the hospital system provides. */
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
 * The values that a patient of the hospital adds to a form: only for empty fields, so that typed values stay. An unset
 * gender counts as empty.
 */
export function prefill(written: AdminRecord, patient: object): AdminRecord {
  const found = new Map<string, unknown>(Object.entries(patient))
  const empty = (field: string) => [undefined, null, ''].includes(written[field] as undefined)
  const fields = [...prefilledFields.filter(empty), ...(written['gender'] ? [] : ['gender'])]
  return Object.fromEntries(
    fields.flatMap((field) => (found.get(field) === undefined ? [] : [[field, found.get(field)]])),
  )
}
