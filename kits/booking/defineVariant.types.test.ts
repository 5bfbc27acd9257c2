import { expect, test } from 'vitest'
import { defineVariant } from './defineVariant'
import type { Choice, Question } from './variant'

const source = async (): Promise<Choice[]> => []
const question: Question = { kind: 'text', title: { es: 'Otra', en: 'Other' } }
const rest = { id: 'v', slots: async () => [], earliest: async () => null, request: () => null }
const choices = { specialty: source, provider: source }
const steps = ['specialty', 'provider', 'time', 'review'] as const

/** Never called. Lines without a comment must compile, each with one must not; the type check fails otherwise. */
export const uses = () => [
  defineVariant({ ...rest, steps, choices }),
  defineVariant({ ...rest, steps: ['question:a', 'review'], choices: {}, questions: { a: question } }),
  // @ts-expect-error a step without a source
  defineVariant({ ...rest, steps, choices: { specialty: source } }),
  // @ts-expect-error a source without a step
  defineVariant({ ...rest, steps: ['specialty', 'time', 'review'], choices }),
  // @ts-expect-error a misspelt step
  defineVariant({ ...rest, steps: ['speciality', 'review'], choices: {} }),
  // @ts-expect-error a question that is asked and not declared
  defineVariant({ ...rest, steps: ['question:b', 'review'], choices: {}, questions: { a: question } }),
  // @ts-expect-error questions without a step
  defineVariant({ ...rest, steps, choices, questions: { a: question } }),
  // @ts-expect-error a misspelt route id
  defineVariant({ ...rest, steps, choices, bookedRoute: 'videoConsultation.hom' }),
]

test('defineVariant returns the variant', () => {
  const variant = { ...rest, steps, choices }
  expect(defineVariant(variant)).toBe(variant)
})
