import { ageOn, isCalendarDate } from '@schemas/rules/age'
import type { FormRules } from '@schemas/rules/formRules'
import {
  checkIdentification,
  DEFAULT_TYPE,
  isIdentificationRequired,
  NO_TYPE,
  type IdentificationType,
} from '@schemas/rules/identification'
import { isHeight, isName, isWithinLength, NAME_MAX } from '@schemas/rules/text'
import { parseNumber } from '@portico/core/forms/number'
import type { Draft, DraftField } from './draft'

/** The rule that a field breaks: the end of a text key. */
export type DraftError = 'required' | 'pattern' | 'past' | 'number' | 'range'
export type DraftErrors = Partial<Record<DraftField, DraftError>>

/** What the rules depend on. */
export interface DraftRules {
  rules: FormRules
  types: readonly IdentificationType[]
  required: readonly string[]
  today: string
  language: string
  /** Dependents need a document from 14 years on. */
  isDependent: boolean
}

const MAX_HEIGHT = 280
const MAX_WEIGHT = 600

/** Whether the person needs a document: then "none" cannot be chosen (C-141). */
export const needsDocument = (draft: Draft, { required, isDependent, today }: DraftRules): boolean =>
  required.includes('identificationNumber') || isIdentificationRequired(ageOf(draft, { isDependent, today }))

/** A draft as it is shown and sent: where a document is needed, the first type takes the place of "none". */
export function settleDocument(draft: Draft, rules: DraftRules): Draft {
  if (Number(draft.identificationNumberType) !== NO_TYPE || !needsDocument(draft, rules)) return draft
  const first = rules.types.find(({ id }) => id === DEFAULT_TYPE) ?? rules.types[0]
  return { ...draft, identificationNumberType: String(first?.id ?? NO_TYPE) }
}

/** The errors of a draft by field, as the server finds them too. */
export function checkDraft(typed: Draft, settings: DraftRules): DraftErrors {
  const draft = settleDocument(typed, settings)
  const errors: DraftErrors = {}
  const fail = (field: DraftField, error: DraftError | false | undefined) => {
    if (error) errors[field] ??= error
  }
  for (const field of ['name', ...settings.required] as DraftField[]) {
    if (isEmpty(draft, field)) fail(controlOf(draft, field), 'required')
  }
  fail('name', !isName(draft.name) && 'pattern')
  fail('surname', !isWithinLength(draft.surname, NAME_MAX) && 'pattern')
  fail('birthDate', checkBirthDate(draft.birthDate, settings.today))
  fail('alternativePhone', settings.rules.phone(draft.alternativePhone.trim()) && 'pattern')
  fail('height', checkHeight(draft.height))
  fail('weight', checkWeight(draft.weight, settings.language))
  const identification = checkDocument(draft, settings)
  if (identification) fail(identification.field, identification.rule === 'required' ? 'required' : 'pattern')
  return errors
}

const isEmpty = (draft: Draft, field: DraftField) =>
  draft[field].trim() === '' || (field === 'gender' && draft.gender === '0')

/** Without a document type the number field is hidden, so the error is shown at the type. */
const controlOf = (draft: Draft, field: DraftField): DraftField =>
  field === 'identificationNumber' && Number(draft.identificationNumberType) === NO_TYPE
    ? 'identificationNumberType'
    : field

/** The age of a dependent; null if it is not known, and for anyone else. */
const ageOf = ({ birthDate }: Draft, { isDependent, today }: Pick<DraftRules, 'isDependent' | 'today'>) =>
  isDependent && isCalendarDate(birthDate) ? ageOn(birthDate, today) : null

function checkDocument(draft: Draft, settings: DraftRules) {
  const type = Number(draft.identificationNumberType)
  const identification = { identificationNumberType: type, identificationNumber: draft.identificationNumber }
  return checkIdentification(identification, settings.types, ageOf(draft, settings))
}

function checkBirthDate(birthDate: string, today: string): DraftError | undefined {
  if (birthDate === '') return undefined
  if (!isCalendarDate(birthDate) || birthDate < '1900') return 'pattern'
  return birthDate > today ? 'past' : undefined
}

function checkHeight(height: string): DraftError | undefined {
  if (height === '') return undefined
  if (!isHeight(height)) return 'number'
  return Number(height) > MAX_HEIGHT ? 'range' : undefined
}

function checkWeight(weight: string, language: string): DraftError | undefined {
  if (weight.trim() === '') return undefined
  const kilograms = parseNumber(weight, language)
  if (kilograms === null) return 'number'
  return kilograms < 0 || kilograms > MAX_WEIGHT ? 'range' : undefined
}
