import { expect } from 'vitest'
import { answersToSend, withTenantQuestions } from '../../../../kits/booking/questions/questions'
import type { TenantQuestion } from '../../../../schemas/questions/question'
import type { AnswerValue } from '@schemas/generated/entities'
import type { BackEnd } from '../backEnd'
import { notApplicable, type Check } from '../check'
import { draftWithSlot } from '../drafts'
import type { Subject } from '../subject'
import { bookedAt, holdsSlot, submit, visit } from '../visit'

/** Questions that a tenant could ask, of which the last depends on the first. */
const questions: TenantQuestion[] = [
  { id: 'suiteFirst', kind: 'yesNo', title: { es: '¿Primera vez?', en: 'First time?' } },
  {
    id: 'suiteCentre',
    kind: 'choice',
    title: { es: '¿Centro?', en: 'Centre?' },
    options: [
      { id: 'north', label: { es: 'Norte', en: 'North' } },
      { id: 'south', label: { es: 'Sur', en: 'South' } },
    ],
    when: { suiteFirst: [true] },
  },
]

export const answerChecks: readonly Check[] = [
  {
    statement: 'books with the answers to its questions and to those of the tenant',
    requirements: 'BOOK-019 BOOK-033',
    run: async (subject, backEnd) => {
      const variant = withTenantQuestions(subject.variant, questions)
      if (variant.sendsAnswers) return notApplicable('it sends the answers in its own way')
      const { manifest } = subject.tenant
      const before = manifest.questions
      manifest.questions = [...(before ?? []), ...questions]
      try {
        const { stored, draft } = await bookWithAnswers({ ...subject, variant }, backEnd)
        expect(stored).toEqual(answersToSend(variant, draft))
        expect(stored).toMatchObject({ suiteFirst: true, suiteCentre: 'north' })
      } finally {
        if (before) manifest.questions = before
        else delete manifest.questions
      }
      return undefined
    },
  },
  {
    statement: 'sends the answers to its questions where its API expects them',
    requirements: 'BOOK-019 BOOK-033',
    run: async (subject, backEnd) => {
      if (!subject.variant.sendsAnswers) return notApplicable('the kit sends the answers')
      const { stored, draft } = await bookWithAnswers(subject, backEnd)
      const answered = Object.entries(answersToSend(subject.variant, draft) ?? {})
      expect(stored).toEqual(Object.fromEntries(answered.map(([id, value]) => [id, idOfAnswer(value)])))
      return undefined
    },
  },
]

/** Books, and reads the answers that the back end has then. */
async function bookWithAnswers(subject: Subject, backEnd: BackEnd) {
  const at = await visit(subject, backEnd)
  const draft = await draftWithSlot(at)
  const result = await submit(at, draft)
  expect(holdsSlot(result), JSON.stringify(result.outcome)).toBe(true)
  const { answers: stored } = await bookedAt(at, draft.slot.start)
  return { stored, draft }
}

/** An answer as an API of one's own has it: a loaded option as its id alone. */
const idOfAnswer = (value: AnswerValue): AnswerValue =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value
