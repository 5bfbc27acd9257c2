// @vitest-environment node
import { expect, it } from 'vitest'
import { checkCard } from './checkCard'
import { testCardOf } from './acceptedCards'

const now = new Date('2027-01-31T22:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '01/27', code: '123' }

it('ACCOUNT-012 a card is valid until its month ends', () => {
  expect(checkCard(good, now)).toEqual({})
  expect(checkCard({ ...good, expiry: '0127' }, now)).toEqual({})
  expect(checkCard({ ...good, number: '4242-4242-4242-4242' }, now)).toEqual({})
})

it.each([
  ['number', '', 'required'],
  ['number', '4242 4242', 'incomplete'],
  ['number', '4242 4242 4242 4241', 'invalid'],
  ['number', '4242 4242 4242 4242 0', 'invalid'],
  ['number', '4242 4242 4242 424O', 'invalid'],
  ['expiry', '', 'required'],
  ['expiry', '1', 'incomplete'],
  ['expiry', '13/29', 'invalid'],
  ['expiry', '12/26', 'past'],
  ['code', '', 'required'],
  ['code', '12', 'incomplete'],
  ['code', '12x', 'invalid'],
] as const)('ACCOUNT-012 the %s "%s" is %s', (field, value, fault) => {
  expect(checkCard({ ...good, [field]: value }, now)).toEqual({ [field]: fault })
})

it('ACCOUNT-012 every field has an error of its own', () => {
  expect(checkCard({ number: '1', expiry: '1', code: '1' }, now)).toEqual({
    number: 'incomplete',
    expiry: 'incomplete',
    code: 'incomplete',
  })
})

it('C-065 a sandbox takes no real card', () => {
  expect(testCardOf('4111111111111111')).toEqual({ refusal: 'testCard' })
  expect(testCardOf('constructor')).toEqual({ refusal: 'testCard' })
})
