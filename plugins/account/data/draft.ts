import type { PersonalData, User } from '@schemas/generated/entities'
import { formatNumberInput, parseNumber } from '@portico/core/forms/number'
import { NO_TYPE } from '@schemas/rules/identification'

/** The personal data as they are typed. */
export interface Draft {
  name: string
  surname: string
  birthDate: string
  gender: '0' | '1' | '2'
  identificationNumberType: string
  identificationNumber: string
  alternativePhone: string
  height: string
  weight: string
  insurer: string
  policy: string
}

export type DraftField = keyof Draft

/** The groups of the form, in their order. On a phone one group at a time is edited. */
export const groups = {
  who: ['name', 'surname', 'birthDate', 'gender', 'identificationNumberType', 'identificationNumber'],
  contact: ['alternativePhone'],
  body: ['height', 'weight'],
  insurance: ['insurer', 'policy'],
} as const satisfies Record<string, readonly DraftField[]>

export type Group = keyof typeof groups

/** The draft of a user; zero height and weight are empty. Takes the language, whose decimal sign is used. */
export function toDraft(user: User, language: string): Draft {
  const meta = (key: string) => user.userMeta?.find(({ metaKey }) => metaKey === key)?.metaValue ?? ''
  const measure = (value: number | null | undefined) => (value ? formatNumberInput(value, language) : '')
  return {
    name: user.name,
    surname: user.surname ?? '',
    birthDate: user.birthDate ?? '',
    gender: user.gender === 1 ? '1' : user.gender === 2 ? '2' : '0',
    identificationNumberType: String(user.identificationNumberType ?? NO_TYPE),
    identificationNumber: user.identificationNumber ?? '',
    alternativePhone: user.alternativePhone ?? '',
    height: measure(user.height),
    weight: measure(user.weight),
    insurer: meta('insurerNameMeta'),
    policy: meta('insurerPolicyNumberMeta'),
  }
}

/** The request that saves a draft. Takes a checked draft, and the user whose version and picture it keeps. */
export const toRequest = (draft: Draft, user: User, language: string): PersonalData => ({
  name: draft.name.trim(),
  surname: draft.surname.trim() || null,
  birthDate: draft.birthDate || null,
  gender: Number(draft.gender) as 0 | 1 | 2,
  identificationNumberType: Number(draft.identificationNumberType) || null,
  identificationNumber: draft.identificationNumber.replaceAll(/[\s.]/g, '') || null,
  alternativePhone: draft.alternativePhone.trim() || null,
  height: Number(draft.height) || null,
  weight: parseNumber(draft.weight, language) || null,
  thumbnailId: user.thumbnailId ?? null,
  nickName: user.nickName ?? null,
  userMeta: [
    { metaKey: 'insurerNameMeta', metaValue: draft.insurer.trim() || null },
    { metaKey: 'insurerPolicyNumberMeta', metaValue: draft.policy.trim() || null },
  ],
  version: user.version ?? 1,
})

/**
 * Brings a draft up to date with data that somebody has saved meanwhile: fields that the person has not changed take the
 * new values, the others stay as they were typed. Takes the draft, and the saved data before and after.
 */
export const mergeDraft = (draft: Draft, before: Draft, after: Draft): Draft => {
  const fields = Object.keys(draft) as DraftField[]
  const merged = fields.map((field) => [field, draft[field] === before[field] ? after[field] : draft[field]])
  return Object.fromEntries(merged) as Draft
}

/**
 * The fields that were typed and, meanwhile, saved with another value. Takes the draft, the saved data
 * from which it started, and the current saved data.
 */
export const clashesOf = (draft: Draft, before: Draft, after: Draft): DraftField[] =>
  (Object.keys(draft) as DraftField[]).filter(
    (field) =>
      draft[field] !== before[field] && after[field] !== before[field] && draft[field] !== after[field],
  )

/** Some fields of a draft. */
export const pickFields = (draft: Draft, fields: readonly DraftField[]): Partial<Draft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]))

/** The groups in which two drafts differ. */
export const changedGroups = (a: Draft, b: Draft): Group[] =>
  (Object.keys(groups) as Group[]).filter((group) => groups[group].some((field) => a[field] !== b[field]))
