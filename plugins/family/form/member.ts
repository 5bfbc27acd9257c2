import type { IdentificationType, User } from '@schemas/generated/entities'
import { ageOn, isCalendarDate } from '@schemas/rules/age'
import type { FormRules } from '@schemas/rules/formRules'
import {
  DEFAULT_TYPE,
  NO_TYPE,
  checkIdentification,
  isIdentificationRequired,
} from '@schemas/rules/identification'

/** What a person types about a member. Empty texts are not filled in; `type` and `agreementId` 0 mean none. */
export interface MemberValues {
  name: string
  surname: string
  birthDate: string
  gender: number
  email: string
  phone: string
  type: number
  number: string
  agreementId: number
  /** Whether an adult agrees to be a dependent, as the family administrator states it. */
  consent: boolean
}

/** A field of the form. */
export type MemberField = keyof MemberValues

/** The rule that a field breaks. */
export interface Finding {
  field: MemberField
  rule: string
}

/** The values with which a form opens. A new dependent begins with type 1. */
export function initialValues(member: User | undefined): MemberValues {
  return {
    name: member?.name ?? '',
    surname: member?.surname ?? '',
    birthDate: member?.birthDate ?? '',
    gender: member?.gender ?? 0,
    email: member?.email ?? '',
    phone: member?.phone ?? '',
    type: member ? (member.identificationNumberType ?? NO_TYPE) : DEFAULT_TYPE,
    number: member?.identificationNumber ?? '',
    agreementId: member?.agreementId ?? 0,
    consent: false,
  }
}

/** The age in years; null while the birth date is missing. */
export const ageOf = (birthDate: string, today: string): number | null =>
  isCalendarDate(birthDate) ? ageOn(birthDate, today) : null

/** The type that the form shows: "none" cannot be chosen once a document is needed (C-141). */
export const shownType = ({ type, birthDate }: MemberValues, today: string): number =>
  type === NO_TYPE && isIdentificationRequired(ageOf(birthDate, today)) ? DEFAULT_TYPE : type

/** What the rules about a dependent need beside the values. */
export interface DependentRules {
  types: readonly IdentificationType[]
  /** YYYY-MM-DD. */
  today: string
  rules: FormRules
  /** Whether an adult has to agree: the API takes the statement, and nobody has made it yet. */
  asksConsent: boolean
}

/** Whether the form asks for the statement that the dependent agrees. */
export const needsConsent = (
  { birthDate }: MemberValues,
  { today, rules, asksConsent }: Pick<DependentRules, 'today' | 'rules' | 'asksConsent'>,
): boolean => asksConsent && isCalendarDate(birthDate) && rules.adultBirthDate(birthDate, today) === undefined

/** The fields of a dependent that are wrong. */
export function dependentFindings(values: MemberValues, given: DependentRules): Finding[] {
  const { types, today } = given
  const document = checkIdentification(
    { identificationNumberType: shownType(values, today), identificationNumber: values.number },
    types,
    ageOf(values.birthDate, today),
  )
  const field = document?.field === 'identificationNumber' ? 'number' : 'type'
  return [
    ...whoFindings(values, today),
    ...(document ? [{ field, rule: document.rule } as const] : []),
    ...(needsConsent(values, given) && !values.consent
      ? [{ field: 'consent', rule: 'required' } as const]
      : []),
  ]
}

/** The fields of an invitation that are wrong (C-143). The server checks the address. */
export function independentFindings(values: MemberValues, rules: FormRules, today: string): Finding[] {
  const findings = whoFindings(values, today)
  const isDated = !findings.some(({ field }) => field === 'birthDate')
  const notAdult = isDated && rules.adultBirthDate(values.birthDate, today)
  const phone = rules.phone(values.phone.trim())
  return [
    ...findings,
    ...(notAdult ? [{ field: 'birthDate', rule: notAdult } as const] : []),
    ...(values.email.trim() === '' ? [{ field: 'email', rule: 'required' } as const] : []),
    ...(phone ? [{ field: 'phone', rule: phone } as const] : []),
  ]
}

/** The fields that say who a member is; on a phone the first step of adding a dependent. */
export const whoFields: readonly MemberField[] = ['name', 'surname', 'birthDate', 'gender']

function whoFindings({ name, surname, birthDate }: MemberValues, today: string): Finding[] {
  const missing = Object.entries({ name: name.trim(), surname: surname.trim(), birthDate })
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field: field as MemberField, rule: 'required' }))
  return birthDate > today ? [...missing, { field: 'birthDate', rule: 'maximum' }] : missing
}

/** The texts of `FAMILY.ERROR.*`; another rule of a field has a general text. */
const known: ReadonlySet<string> = new Set([
  'name.required',
  'surname.required',
  'birthDate.required',
  'birthDate.maximum',
  'birthDate.adult',
  'email.required',
  'email.format',
  'email.unique',
  'phone.pattern',
  'number.required',
  'number.pattern',
  'consent.required',
])

/** The key of the text about a finding. */
export const findingKey = ({ field, rule }: Finding): string =>
  known.has(`${field}.${rule}`) ? `FAMILY.ERROR.${field}.${rule}` : 'FAMILY.ERROR.OTHER'
