import { expect, it } from 'vitest'
import { answerText } from './answerText'
import { checkAnswer } from './checkAnswer'
import { isAsked, type QuestionData } from './question'

const question = (more: Partial<QuestionData>): QuestionData => ({
  id: 'one',
  kind: 'text',
  title: { es: 'Una', en: 'One' },
  ...more,
})
const today = '2027-03-10'
const broken = (more: Partial<QuestionData>, value: Parameters<typeof checkAnswer>[1]) =>
  checkAnswer(question(more), value, today)
const options = [
  { id: 'a', label: { es: 'Norte', en: 'North' } },
  { id: 'b', label: { es: 'Sur', en: 'South' } },
]

it('an answer is required unless the question is optional', () => {
  for (const none of [undefined, null, '', []]) {
    expect(broken({}, none)).toBe('required')
    expect(broken({ isOptional: true }, none)).toBeUndefined()
  }
  expect(broken({ kind: 'yesNo' }, false)).toBeUndefined()
  expect(broken({ kind: 'number' }, 0)).toBeUndefined()
})

it.each([
  ['choice', { options }, 'a', 'c'],
  ['choice', {}, { id: '7', label: 'Norte' }, 'a'],
  ['choices', { options }, ['a', 'b'], ['a', 'a']],
  ['choices', { options }, ['a'], ['c']],
  ['text', {}, 'NU-1', 'one\ntwo'],
  ['text', {}, 'NU-1', 'x'.repeat(201)],
  ['longText', {}, 'one\ntwo', 'x'.repeat(2001)],
  ['number', {}, 3, '3'],
  ['date', {}, '2028-02-29', '2027-02-29'],
  ['yesNo', {}, true, 'true'],
  ['address', {}, { street: 'Mayor 1', postalCode: '28013', city: 'Madrid' }, 'Mayor 1'],
  [
    'address',
    {},
    { street: 'Mayor 1', postalCode: '28013', city: 'Madrid' },
    { street: 'Mayor 1', postalCode: '', city: ' ' },
  ],
] as const)('the kind %s takes values of its kind only', (kind, more, good, wrong) => {
  expect(broken({ kind, ...more }, good as never)).toBeUndefined()
  expect(broken({ kind, ...more }, wrong as never)).toBe('kind')
})

it.each([
  ['text', { minLength: 3 }, 'abc', 'ab'],
  ['text', { maxLength: 3 }, 'abc', 'abcd'],
  ['text', { pattern: 'NU-\\d+' }, 'NU-12', 'xNU-12'],
  ['number', { minimum: 1 }, 1, 0.9],
  ['number', { maximum: 40 }, 40, 41],
  ['number', { multipleOf: 0.1 }, 0.3, 0.35],
  ['date', { formatMinimum: '2027-01-01' }, '2027-01-01', '2026-12-31'],
  ['date', { formatMaximum: 'today' }, today, '2027-03-11'],
  ['choices', { minItems: 2 }, ['a', 'b'], ['a']],
  ['choices', { maxItems: 1 }, ['a'], ['a', 'b']],
  ['yesNo', { const: true }, true, false],
] as const)('%s with %o names the rule that is broken', (kind, schema, good, wrong) => {
  expect(broken({ kind, schema, options }, good as never)).toBeUndefined()
  expect(broken({ kind, schema, options }, wrong as never)).toBe(Object.keys(schema)[0])
})

it('a question is asked if every part of its condition holds', () => {
  const when = { beenHere: [true], service: ['5', '6'] }
  const ask = (values: Record<string, unknown>) => isAsked({ when }, (id) => values[id] as never)
  expect(ask({ beenHere: true, service: '6' })).toBe(true)
  expect(ask({ beenHere: false, service: '6' })).toBe(false)
  expect(ask({ beenHere: true })).toBe(false)
  expect(isAsked({ when: { centre: ['7'] } }, () => ({ id: '7', label: 'Norte' }))).toBe(true)
  expect(isAsked({ when: { signs: ['fever'] } }, () => ['cough', 'fever'])).toBe(true)
  expect(isAsked({}, () => undefined)).toBe(true)
})

it('answers are read in the words and forms of a language', () => {
  expect(answerText({ kind: 'choices', options }, ['b', 'a'], 'en')).toBe('South, North')
  expect(answerText({ kind: 'yesNo' }, true, 'es')).toBe('Sí')
  expect(answerText({ kind: 'date' }, '2027-03-10', 'en')).toBe('10 March 2027')
  expect(answerText({ kind: 'date' }, '2027-03-10', 'es')).toBe('10 de marzo de 2027')
  expect(answerText({ kind: 'number', unit: { es: 'semanas', en: 'weeks' } }, 12.5, 'es')).toBe(
    '12,5 semanas',
  )
  const address = { street: 'Mayor 1', postalCode: '28013', city: 'Madrid' }
  expect(answerText({ kind: 'address' }, address, 'es')).toBe('Mayor 1, 28013 Madrid')
  expect(answerText({ kind: 'text' }, null, 'es')).toBe('')
})
