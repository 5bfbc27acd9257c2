import type { FamilyMember, IdentificationType } from '@schemas/generated/entities'
import type { FieldError } from '@portico/admin/entity'
import type { FormRules } from '@schemas/rules/formRules'
import { ageOn } from '@schemas/rules/age'
import {
  DEFAULT_TYPE,
  NO_TYPE,
  toAgreementId,
  toIdentification,
  checkIdentification,
  isIdentificationRequired,
} from '@schemas/rules/identification'

/** A field of a member that is wrong, and the rule that it breaks. */
export type MemberFinding = FieldError

/** What the rules of a member depend on. */
export interface MemberRules {
  rules: FormRules
  types: readonly IdentificationType[]
  /** The date in the tenant's zone, YYYY-MM-DD. */
  today: string
}

/** The age that decides whether an identification is needed; only dependents need one. */
export const documentAge = ({ dependent, birthDate }: FamilyMember, today: string): number | null =>
  dependent && birthDate ? ageOn(birthDate, today) : null

/** The member that a form for a new one begins with. It has no id yet. */
export const newMember = (dependent: boolean): FamilyMember => ({ id: '', name: '', version: 0, dependent })

export const isNew = ({ id }: FamilyMember): boolean => id === ''

/** The fields that must have a value, besides those that a rule requires. */
export const requiredFields = (member: FamilyMember): readonly (keyof FamilyMember)[] =>
  isNew(member)
    ? ['name', 'surname', 'birthDate', ...(member.dependent ? [] : (['email'] as const))]
    : ['name']

/** A member as the form opens it: a dependent without a document begins with type 1. */
export const initialMember = (member: FamilyMember): FamilyMember =>
  member.dependent && !member.identificationNumberType
    ? { ...member, identificationNumberType: DEFAULT_TYPE }
    : member

/** An edited member: type 1 replaces "none" as soon as the age requires a document (C-141). */
export function editMember(member: FamilyMember, to: Partial<FamilyMember>, today: string): FamilyMember {
  const edited = { ...member, ...to }
  return isIdentificationRequired(documentAge(edited, today)) ? initialMember(edited) : edited
}

/**
 * The invalid fields of a member before it is sent. A telephone number and a birth date that were `opened` so may stay.
 */
export function checkMember(
  member: FamilyMember,
  opened: FamilyMember,
  { rules, types, today }: MemberRules,
): MemberFinding[] {
  const { phone = '', birthDate = '', dependent, isDoctor } = member
  const brokenPhone = phone !== opened.phone && rules[isDoctor ? 'doctorPhone' : 'phone'](phone)
  const isMinor = !dependent && birthDate !== opened.birthDate && rules.adultBirthDate(birthDate, today)
  const document = checkIdentification(member, types, documentAge(member, today))
  return [
    ...requiredFields(member)
      .filter((field) => String(member[field] ?? '').trim() === '')
      // Users may lack an address, so the text of `required` is about their roles.
      .map((field) => ({ field, keyword: field === 'email' ? 'missing' : 'required' })),
    ...(birthDate > today ? [{ field: 'birthDate', keyword: 'maximum' }] : []),
    ...(isMinor ? [{ field: 'birthDate', keyword: isMinor, params: { age: rules.adultAge } }] : []),
    ...(document ? [{ field: document.field, keyword: document.rule }] : []),
    ...(brokenPhone ? [{ field: 'phone', keyword: brokenPhone }] : []),
  ]
}

/** The request body of a new member. */
export function newBodyOf(member: FamilyMember): Omit<FamilyMember, 'id' | 'version'> {
  const { id: _id, version: _version, ...body } = bodyOf(member)
  return body
}

/** The request body of a member: type none or no number clears type and number, agreement none is left out. */
export function bodyOf(member: FamilyMember): FamilyMember {
  const {
    dependent: _dependent,
    active: _active,
    isDoctor: _isDoctor,
    identificationNumberType = NO_TYPE,
    identificationNumber = '',
    agreementId,
    ...rest
  } = member
  const isNone = !identificationNumber.trim()
  const document = toIdentification(isNone ? NO_TYPE : identificationNumberType, identificationNumber)
  const agreement = toAgreementId(agreementId ?? null)
  const presentValues = Object.entries({ ...rest, ...document, agreementId: agreement }).filter(
    ([, value]) => value !== null && value !== '' && value !== undefined,
  )
  return Object.fromEntries(presentValues) as unknown as FamilyMember
}

/** Whether the form has the document: somebody who gets an account enters it themselves. */
export const hasDocument = (member: FamilyMember): boolean => member.dependent === true || !isNew(member)

/** The editable fields of a member, in order. Dependents have no email address, because they do not sign in. */
export const shownFields = (member: FamilyMember): readonly string[] => [
  'name',
  'surname',
  'birthDate',
  'gender',
  ...(hasDocument(member) ? ['identificationNumberType', 'identificationNumber'] : []),
  ...(member.dependent ? [] : ['email']),
  'phone',
  'agreementId',
]

/** The fields that a server's refusal names. */
export function refusedFields(details: Readonly<Record<string, unknown>> = {}): MemberFinding[] {
  const fields = Array.isArray(details['fields'])
    ? (details['fields'] as { path?: unknown; keyword?: unknown; params?: object }[])
    : []
  return fields.flatMap(({ path, keyword, params = {} }) =>
    typeof path === 'string' && typeof keyword === 'string'
      ? [{ field: path.slice(1), keyword, params: { ...params } }]
      : [],
  )
}

/** The text of an error of the server that is about none of the fields. */
export function failureText(error: string) {
  if (error === 'VERSION_CONFLICT') return 'MEMBER_CHANGED'
  if (error === 'FAMILY_FULL') return 'MEMBER_FULL'
  return error === 'ROLE' ? 'MEMBER_ROLE' : 'MEMBER_FAILED'
}
