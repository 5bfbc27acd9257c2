import type { FamilyMember, IdentificationType } from '@schemas/generated/entities'
import { ageOn } from '@core/format/calendarDate'
import {
  toAgreementId,
  toIdentification,
  isIdentification,
  isIdentificationRequired,
} from '@core/forms/identification'

/** A field of a member that is wrong, and the rule that it breaks. */
export interface MemberFinding {
  field: string
  keyword: string
}

/** The age that decides whether an identification is needed; only dependents need one (FAMILY-005). */
export const documentAge = ({ dependent, birthDate }: FamilyMember, today: string): number | null =>
  dependent && birthDate ? ageOn(birthDate, today) : null

/** What is wrong with a member before it is sent (FAMILY-005, FAMILY-008). In: today, YYYY-MM-DD. */
export function findingsOf(
  member: FamilyMember,
  types: readonly IdentificationType[],
  today: string,
): MemberFinding[] {
  const { name, identificationNumber = '', identificationNumberType = 0 } = member
  const age = documentAge(member, today)
  const type = types.find(({ id }) => id === identificationNumberType) ?? { id: 0, name: '' }
  const findings: MemberFinding[] = []
  if (name.trim() === '') findings.push({ field: 'name', keyword: 'required' })
  if (type.id === 0 && isIdentificationRequired(age))
    findings.push({ field: 'identificationNumberType', keyword: 'required' })
  else if (!isIdentification(identificationNumber, type, age)) {
    const keyword = identificationNumber === '' ? 'required' : 'pattern'
    findings.push({ field: 'identificationNumber', keyword })
  }
  return findings
}

/** A member as it is sent: type none clears type and number, agreement none is left out (FAMILY-007, FAMILY-009). */
export function bodyOf(member: FamilyMember): FamilyMember {
  const {
    dependent: _dependent,
    active: _active,
    identificationNumberType = 0,
    agreementId,
    ...rest
  } = member
  const document = toIdentification(identificationNumberType, member.identificationNumber ?? '')
  const agreement = toAgreementId(agreementId ?? null)
  const said = Object.entries({ ...rest, ...document, agreementId: agreement }).filter(
    ([, value]) => value !== null && value !== '' && value !== undefined,
  )
  return Object.fromEntries(said) as unknown as FamilyMember
}

/** The editable fields of a member, in order. Dependents have no e-mail address, because they do not sign in. */
export const shownFields = ({ dependent }: FamilyMember): readonly string[] => [
  'name',
  'surname',
  'birthDate',
  'gender',
  'identificationNumberType',
  'identificationNumber',
  ...(dependent ? [] : ['email']),
  'phone',
  'agreementId',
]

/** The fields that a server's refusal names. */
export function refusedFields(details: Readonly<Record<string, unknown>> = {}): MemberFinding[] {
  const fields = Array.isArray(details['fields'])
    ? (details['fields'] as { path?: unknown; keyword?: unknown }[])
    : []
  return fields.flatMap(({ path, keyword }) =>
    typeof path === 'string' && typeof keyword === 'string' ? [{ field: path.slice(1), keyword }] : [],
  )
}
