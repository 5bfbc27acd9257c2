import { describe, expect, it } from 'vitest'
import type { User } from '@schemas/generated/entities'
import { createFormRules } from '@schemas/rules/formRules'
import { checkDraft, settleDocument, type DraftRules } from './checkDraft'
import { changedGroups, clashesOf, mergeDraft, toDraft, toRequest } from './draft'

const user: User = {
  id: 'ana',
  name: 'Ana',
  surname: 'Suárez',
  gender: 2,
  height: 0,
  weight: 62.5,
  thumbnailId: 7,
  version: 4,
  userMeta: [
    { id: 1, metaKey: 'insurerNameMeta', metaValue: 'Asisa' },
    { id: 2, metaKey: 'tokens', metaValue: '30' },
  ],
}
const draft = toDraft(user, 'es')
const settings: DraftRules = {
  rules: createFormRules({}),
  types: [{ id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' }],
  required: [],
  today: '2027-01-11',
  language: 'es',
  isDependent: false,
}

it('ACCOUNT-028 zero height or weight is shown as empty and sent as empty', () => {
  expect([draft.height, draft.weight]).toEqual(['', '62,5'])
  expect(toRequest(draft, user, 'es')).toMatchObject({ height: null, weight: 62.5 })
})

it('ACCOUNT-019 a save sends the insurer and its policy, and no other meta', () => {
  const { userMeta, thumbnailId, version } = toRequest({ ...draft, policy: ' P-1 ' }, user, 'es')
  expect(userMeta).toEqual([
    { metaKey: 'insurerNameMeta', metaValue: 'Asisa' },
    { metaKey: 'insurerPolicyNumberMeta', metaValue: 'P-1' },
  ])
  expect([thumbnailId, version]).toEqual([7, 4])
})

it('ACCOUNT-037 a save of another tab is merged, and what was typed stays', () => {
  const typed = { ...draft, surname: 'Suárez Prieto', height: '165' }
  const saved = { ...draft, height: '170', insurer: 'Mutua' }
  expect(mergeDraft(typed, draft, saved)).toEqual({ ...typed, insurer: 'Mutua' })
  expect(changedGroups(draft, toDraft(user, 'es'))).toEqual([])
  expect(changedGroups(draft, typed)).toEqual(['who', 'body'])
})

it('ACCOUNT-037 only a field that was typed and saved with another value is a clash', () => {
  const typed = { ...draft, surname: 'Prieto', height: '165', weight: '70' }
  const saved = { ...draft, height: '170', weight: '70', insurer: 'Mutua' }
  expect(clashesOf(typed, draft, saved)).toEqual(['height'])
})

describe('ACCOUNT-029 the rules of personal data', () => {
  it.each([
    ['name', ' ', 'required'],
    ['alternativePhone', 'llámame', 'pattern'],
    ['birthDate', '2027-01-12', 'past'],
    ['birthDate', '2027-02-30', 'pattern'],
    ['height', '1,65', 'number'],
    ['height', '281', 'range'],
    ['weight', 'mucho', 'number'],
    ['weight', '601', 'range'],
  ] as const)('ACCOUNT-025 ACCOUNT-027 %s %j: %s', (field, value, error) => {
    expect(checkDraft({ ...draft, [field]: value }, settings)).toEqual({ [field]: error })
  })
  it('ACCOUNT-031 FAMILY-011 the control letter of the document', () => {
    const document = { ...draft, identificationNumberType: '1', identificationNumber: '12345678A' }
    expect(checkDraft(document, settings)).toEqual({ identificationNumber: 'pattern' })
    expect(checkDraft({ ...document, identificationNumber: '12345678-Z' }, settings)).toEqual({})
  })
  it('FAMILY-005 only a dependent of 14 or more needs a document', () => {
    const born = { ...draft, birthDate: '2012-05-01' }
    expect(checkDraft(born, settings)).toEqual({})
    expect(checkDraft(born, { ...settings, isDependent: true })).toEqual({ identificationNumber: 'required' })
  })
  it('FAMILY-006 FAMILY-012 C-141 where a document is needed, the first type takes the place of none', () => {
    const child = { ...settings, isDependent: true }
    const typeOf = (birthDate: string, rules: DraftRules) =>
      settleDocument({ ...draft, birthDate }, rules).identificationNumberType
    expect([typeOf('2013-01-11', child), typeOf('2013-01-12', child), typeOf('', child)]).toEqual([
      '1',
      '0',
      '0',
    ])
    expect(typeOf('2013-01-11', settings)).toBe('0')
    expect(typeOf('', { ...settings, required: ['identificationNumber'] })).toBe('1')
    expect(typeOf('2013-01-11', { ...child, types: [] }), 'while the types load').toBe('0')
  })
  it('the tenant requires more fields', () => {
    const required = ['gender', 'birthDate', 'height', 'identificationNumber']
    expect(checkDraft({ ...draft, gender: '0' }, { ...settings, required })).toEqual({
      gender: 'required',
      birthDate: 'required',
      height: 'required',
      identificationNumber: 'required',
    })
  })
})
