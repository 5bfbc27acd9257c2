import type { DependentUser, IndependentUser, User } from '@schemas/generated/entities'
import { NO_TYPE } from '@schemas/rules/identification'
import { ApiError } from '@portico/core/http/apiError'
import { shownType, type Finding, type MemberField, type MemberValues } from './member'

type Changed = Pick<User, 'id' | 'version'> | undefined

const versionedId = (member: Changed) =>
  member && { id: member.id, ...(member.version !== undefined && { version: member.version }) }

/** The request about a dependent: type none clears type and number, agreement 0 is sent as null. */
export function dependentRequest(values: MemberValues, member: Changed, today: string): DependentUser {
  const type = shownType(values, today)
  return {
    ...versionedId(member),
    ...whoOf(values),
    identificationNumberType: type,
    ...(type !== NO_TYPE && { identificationNumber: values.number.trim() }),
    ...(values.consent && { consent: true }),
  }
}

/** The request about an invitation. */
export const independentRequest = (values: MemberValues, member: Changed): IndependentUser => ({
  ...versionedId(member),
  ...whoOf(values),
  email: values.email.trim(),
})

const whoOf = ({ name, surname, birthDate, gender, phone, agreementId }: MemberValues) => ({
  name: name.trim(),
  surname: surname.trim(),
  birthDate,
  gender: gender as 0 | 1 | 2,
  ...(phone.trim() !== '' && { phone: phone.trim() }),
  agreementId: agreementId || null,
})

const fieldNames: Readonly<Record<string, MemberField>> = {
  identificationNumberType: 'type',
  identificationNumber: 'number',
}
const fields: readonly string[] = [
  'name',
  'surname',
  'birthDate',
  'gender',
  'email',
  'phone',
  'agreementId',
  'consent',
]

/** The fields of the form that the server refused. */
export function refusedFields(error: unknown): Finding[] {
  const found = error instanceof ApiError ? error.details?.['fields'] : undefined
  return (Array.isArray(found) ? (found as { path?: unknown; keyword?: unknown }[]) : []).flatMap(
    ({ path, keyword }) => {
      const name = String(path).slice(1)
      const field = Object.hasOwn(fieldNames, name) ? fieldNames[name] : (name as MemberField)
      const isKnown = field !== undefined && (Object.hasOwn(fieldNames, name) || fields.includes(name))
      return isKnown ? [{ field, rule: String(keyword) }] : []
    },
  )
}

const failures: Readonly<Record<string, FailureKey>> = {
  ALREADY_JOINED: 'FAMILY.ERRORS.JOINED',
  FAMILY_FULL: 'FAMILY.ERRORS.FULL',
  NOT_FOUND: 'FAMILY.ERRORS.GONE',
  TOO_MANY_ATTEMPTS: 'FAMILY.ERRORS.WAIT',
  VERSION_CONFLICT: 'FAMILY.ERRORS.CHANGED',
}

/** A text about a call that failed. */
export type FailureKey =
  `FAMILY.ERRORS.${'CHANGED' | 'FULL' | 'GENERAL' | 'GONE' | 'JOINED' | 'UPDATE' | 'WAIT'}`

/**
 * The text about a failure, with its values. `usual`: the text of a failure without a reason of its own: UPDATE for a change, GENERAL for others.
 */
export function failureOf(
  error: unknown,
  usual: 'UPDATE' | 'GENERAL',
): { key: FailureKey; values: Record<string, number> } {
  const { message, details = {} } = error instanceof ApiError ? error : { message: '' }
  const key = Object.hasOwn(failures, message) ? failures[message] : undefined
  const seconds = Number(details['seconds'] ?? 0)
  const values = { limit: Number(details['limit'] ?? 0), minutes: Math.max(1, Math.ceil(seconds / 60)) }
  return { key: key ?? `FAMILY.ERRORS.${usual}`, values }
}
