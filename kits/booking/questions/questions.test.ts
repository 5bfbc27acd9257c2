import { expect, it } from 'vitest'
import type { TenantQuestion } from '@schemas/questions/question'
import { newDraft } from '../draft/draft'
import { bookingReducer, initialState, type BookingEvent } from '../state/bookingReducer'
import { loadDraft, saveDraft } from '../storage/draftStorage'
import { orderProblems } from '../steps/order'
import { completeDraft } from '../testing/testContext'
import { noSlotVariant } from '../testing/testVariant'
import type { BookingVariant, Draft, StepId } from '../variant'
import { answerQuestion, answersToSend, askedSteps, isAnsweredWell, withTenantQuestions } from './questions'
import { withAnswers } from './withAnswers'

const title = { es: 'Pregunta', en: 'Question' }
const today = '2027-03-10'

const testVariant = noSlotVariant({
  id: 'v',
  steps: ['specialty', 'service', 'provider', 'time', 'review'],
  choices: {},
})

const variant: BookingVariant = {
  ...testVariant,
  steps: [
    'specialty',
    'question:centre',
    'service',
    'provider',
    'question:beenHere',
    'question:record',
    'time',
    'review',
  ],
  questions: {
    centre: { kind: 'choice', title, choices: async () => [], clears: ['time'] },
    beenHere: { kind: 'yesNo', title },
    record: { kind: 'text', title, when: { beenHere: [true] }, schema: { pattern: 'NU-\\d+' } },
  },
}
const choice = (id: string) => ({ id, label: id })
const complete: Draft = {
  ...completeDraft,
  answers: { centre: { id: 'n', label: 'Norte' }, beenHere: true, record: 'NU-1' },
}
const after = (draft: Draft, event: BookingEvent) => {
  const move = bookingReducer(variant)
  return move(move(initialState('v'), { type: 'opened', draft }), event).draft
}

it('a question whose condition does not hold is not asked and not sent, and its answer is there again', () => {
  const no = answerQuestion(complete, variant, 'beenHere', false)
  expect(askedSteps(variant, no)).not.toContain('question:record')
  expect(answersToSend(variant, no)).toEqual({ centre: { id: 'n', label: 'Norte' }, beenHere: false })
  const yes = answerQuestion(no, variant, 'beenHere', true)
  expect(answersToSend(variant, yes)).toMatchObject({ record: 'NU-1' })
})

it('C-060 BOOK-034 a change clears what the question says, and options that were loaded for an earlier answer', () => {
  const other = answerQuestion(complete, variant, 'centre', { id: 's', label: 'Sur' })
  expect([other.slot, other.service]).toEqual([undefined, complete.service])
  expect(answerQuestion(complete, variant, 'beenHere', false).slot).toEqual(complete.slot)
  const picked = after(complete, { type: 'choicePicked', step: 'specialty', choice: choice('other') })
  expect(picked.answers).toEqual({ beenHere: true, record: 'NU-1' })
  const same = after(complete, { type: 'choicePicked', step: 'specialty', choice: choice('3') })
  expect(same.answers).toEqual(complete.answers)
})

it('BOOK-039 another answer is another request, the same answer is not', () => {
  const again = answerQuestion(complete, variant, 'record', 'NU-1')
  expect(again.idempotencyKey).toBe(complete.idempotencyKey)
  expect(answerQuestion(complete, variant, 'record', 'NU-2').idempotencyKey).not.toBe(complete.idempotencyKey)
})

it('an answer that breaks a rule leaves its step open; one left empty is done only where it is optional', () => {
  const isDone = (step: StepId, draft: Draft, of = variant) => isAnsweredWell(of, step, draft, today)
  expect(isDone('question:record', complete)).toBe(true)
  expect(isDone('question:record', { ...complete, answers: { record: 'NU' } })).toBe(false)
  expect(isDone('question:record', { ...complete, answers: { record: null } })).toBe(false)
  const optional = { ...variant, questions: { record: { kind: 'text', title, isOptional: true } } } as const
  expect(isDone('question:record', { ...complete, answers: { record: null } }, optional)).toBe(true)
  expect(isDone('question:record', { ...complete, answers: {} }, optional)).toBe(false)
})

it('SHELL-040 answers survive with the draft', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const scope = { personKey: 'ana', variant: complete.variant }
  saveDraft(storage, scope, { draft: complete, skippedSteps: [] })
  expect(loadDraft(storage, scope, 0)?.draft.answers).toEqual(complete.answers)
  expect(loadDraft(storage, { ...scope, personKey: 'luis' }, 0)).toBeNull()
})

it('the answers are added to any request, unless the variant sends them itself', () => {
  const call = { operation: 'POST api/appointments/book', body: { additionalData: { notes: 'x' } } } as never
  expect(withAnswers(variant, complete, call)).toMatchObject({
    body: { additionalData: { notes: 'x', answers: complete.answers } },
  })
  expect(withAnswers({ ...variant, sendsAnswers: true }, complete, call)).toBe(call)
  expect(withAnswers(variant, newDraft('v', 'k'), call)).toBe(call)
})

it('BOOK-041 a move asks nothing that the booking did not ask, and removes an answer that does not hold any more', () => {
  const editing = {
    id: 9,
    startDate: '',
    status: 2,
    answers: [
      { id: 'beenHere', label: '', text: '', value: true },
      { id: 'record', label: '', text: '', value: 'NU-1' },
      { id: 'old', label: '', text: '', value: 'x' },
    ],
  } as const
  const draft = { ...complete, editing: editing as never, answers: { beenHere: false, record: 'NU-1' } }
  expect(isAnsweredWell(variant, 'question:centre', draft, today)).toBe(true)
  expect(answersToSend(variant, draft)).toEqual({ beenHere: false, record: null })
})

const added = (more: Partial<TenantQuestion>): TenantQuestion => ({ id: 'own', kind: 'text', title, ...more })
const stepsWith = (...questions: TenantQuestion[]) => withTenantQuestions(testVariant, questions).steps

it('a tenant’s question stands after the step that it names, in the order of the tenant, else before the time', () => {
  const two = stepsWith(added({ after: 'specialty' }), added({ id: 'next', after: 'specialty' }))
  expect(two.slice(0, 3)).toEqual(['specialty', 'question:own', 'question:next'])
  expect(stepsWith(added({ after: 'country' }))).toEqual(stepsWith(added({})))
  expect(stepsWith(added({})).slice(-3)).toEqual(['question:own', 'time', 'review'])
  expect(stepsWith(added({ after: 'time' })).slice(-3)).toEqual(['time', 'question:own', 'review'])
  expect(stepsWith(added({ variants: ['another'] }))).toEqual(testVariant.steps)
  expect(orderProblems(withTenantQuestions(testVariant, [added({}), added({ id: 'next' })]))).toEqual([])
})

it.each([
  ['provider before service', ['specialty', 'provider', 'service', 'time', 'review'], {}, 'stands before'],
  ['the time before the provider', ['time', 'provider', 'review'], {}, '"provider", on which it depends'],
  ['the review in between', ['review', 'time'], {}, 'not the last one'],
  ['a question that is not declared', ['question:x', 'time', 'review'], {}, 'is not declared'],
  ['a question without a step', ['time', 'review'], { x: { kind: 'yesNo', title } }, 'stands in no step'],
  [
    'a condition on what comes later',
    ['question:x', 'question:y', 'time', 'review'],
    { x: { kind: 'yesNo', title, when: { y: [true] } }, y: { kind: 'yesNo', title } },
    '"question:x" stands before "question:y"',
  ],
  [
    'a question that clears what comes before it',
    ['specialty', 'question:x', 'time', 'review'],
    { x: { kind: 'yesNo', title, clears: ['specialty'] } },
    'which stands before it',
  ],
] as const)('BOOK-033 the order of steps is checked: %s', (_, steps, questions, problem) => {
  expect(orderProblems({ steps, questions: questions as never }).join()).toContain(problem)
})

it('BOOK-033 an order of the variant’s own is right while each step has what it needs', () => {
  expect(orderProblems({ steps: ['specialty', 'service', 'provider', 'time', 'insurer', 'review'] })).toEqual(
    [],
  )
  const picked = after(
    { ...complete, insurer: choice('1') },
    { type: 'choicePicked', step: 'provider', choice: choice('p') },
  )
  expect(picked.slot).toBeUndefined()
})
