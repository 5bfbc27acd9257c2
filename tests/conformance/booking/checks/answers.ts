import { expect } from 'vitest'
import { answersToSend, withTenantQuestions } from '../../../../kits/booking/questions/questions'
import type { TenantQuestion } from '../../../../schemas/questions/question'
import { notApplicable, type Check } from '../check'
import { draftWithSlot } from '../drafts'
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
        const at = await visit({ ...subject, variant }, backEnd)
        const draft = await draftWithSlot(at)
        const result = await submit(at, draft)
        expect(holdsSlot(result), JSON.stringify(result.outcome)).toBe(true)
        const { answers: stored } = await bookedAt(at, draft.slot.start)
        expect(stored).toEqual(answersToSend(variant, draft))
        expect(stored).toMatchObject({ suiteFirst: true, suiteCentre: 'north' })
      } finally {
        if (before) manifest.questions = before
        else delete manifest.questions
      }
      return undefined
    },
  },
]
