import { bodyWithLimits } from '../../../platform/http/api/inputLimits'
import { entityValidator } from '../../../platform/http/api/validators'
import { findInvalidText } from '../../../platform/http/api/invalidText'
import { HttpError } from '../../../platform/errors/httpError'
import type { ExternalPatient } from './externalPatients'

const fields: readonly (keyof ExternalPatient)[] = [
  'name',
  'surname',
  'email',
  'phone',
  'birthDate',
  'gender',
  'identificationNumberType',
  'identificationNumber',
]

const validate = entityValidator({ allErrors: true }).compile(bodyWithLimits({ $ref: 'AdminUser' }))

/** The hospital's system did not answer, or its answer has no patient. */
export const unavailable = (): HttpError => new HttpError(502, 'EXTERNAL_PATIENTS_UNAVAILABLE')

/**
 * Reads the answer of a hospital's system. Fields that break the rules of a user are left out, so that the administrator
 * completes them. Throws 502 EXTERNAL_PATIENTS_UNAVAILABLE for an answer without a name.
 */
export function readExternalPatient(answer: unknown): ExternalPatient {
  if (typeof answer !== 'object' || answer === null) throw unavailable()
  const known = new Map<string, unknown>(Object.entries(answer))
  const patient = Object.fromEntries(
    fields.flatMap((field) => {
      const value = known.get(field)
      const isMissing = value === undefined || value === null || value === ''
      return isMissing || findInvalidText({ value }) !== undefined ? [] : [[field, value] as const]
    }),
  )
  validate(patient)
  const broken = new Set((validate.errors ?? []).map(({ instancePath }) => instancePath.split('/')[1]))
  const valid = Object.fromEntries(Object.entries(patient).filter(([field]) => !broken.has(field)))
  if (valid['name'] === undefined) throw unavailable()
  return valid as ExternalPatient
}
