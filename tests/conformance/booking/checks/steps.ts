import { expect } from 'vitest'
import { orderProblems } from '../../../../kits/booking/steps/order'
import type { BookingVariant, Draft } from '@portico/booking/variant'
import type { Check } from '../check'
import { choiceSteps, draftWithSlot } from '../drafts'
import { questionProblems } from '../../../../schemas/questions/questionProblems'
import { visit } from '../visit'

export const stepChecks: readonly Check[] = [
  {
    statement: 'has a source of choices for every step that needs one and for no other',
    requirements: 'BOOK-033',
    isBasis: true,
    run: async ({ variant }) => {
      expect(sourceProblems(variant)).toEqual([])
    },
  },
  {
    statement: 'its answers lead to a free time',
    requirements: 'BOOK-033 BOOK-036',
    isBasis: true,
    run: async (subject, backEnd) => {
      const { slot } = await draftWithSlot(await visit(subject, backEnd))
      expect(Date.parse(slot.start)).toBeGreaterThan(backEnd.now().getTime())
    },
  },
  {
    statement: 'has its steps in an order in which each has what it needs, with the review last',
    requirements: 'BOOK-033',
    run: async (subject, backEnd) => {
      const { variant } = subject
      expect(orderProblems(variant)).toEqual([])
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      for (const step of choiceSteps(variant.steps)) {
        const { watched, read } = watch(draft)
        await variant.choices[step]?.(watched, at.context)
        const tooEarly = variant.steps
          .slice(variant.steps.indexOf(step) + 1)
          .filter((later) => read.has(later))
        expect(tooEarly, `steps that the choices of ${step} read and that come later`).toEqual([])
      }
    },
  },
  {
    statement: 'has questions with a text in every language, whose rules have words',
    requirements: 'BOOK-033 ERR-024',
    run: async ({ variant, tenant }) => {
      for (const [id, question] of Object.entries(variant.questions ?? {}))
        expect(
          questionProblems({ ...question, id }, tenant.manifest.languages, Boolean(question.choices)),
        ).toEqual([])
    },
  },
  {
    statement: 'has the id of its contribution, and its screen and confirmation exist',
    requirements: 'BOOK-003',
    run: async ({ variant, contribution, host }) => {
      const routes = host.routes.map(({ id }) => id)
      expect(variant.id).toBe(contribution.id)
      expect(routes).toContain(contribution.route)
      expect(routes).toContain(variant.bookedRoute ?? host.bookingConfirmations[0]?.route)
    },
  },
]

/** Steps without a source of choices, and sources without a step, in sentences. */
function sourceProblems({ steps, choices }: BookingVariant): string[] {
  const needed = choiceSteps(steps)
  const given = Object.keys(choices)
  return [
    ...needed
      .filter((step) => !given.includes(step))
      .map((step) => `the step "${step}" has no source: add "${step}" to "choices"`),
    ...given
      .filter((name) => !needed.some((step) => step === name))
      .map((name) => `"choices" has "${name}", which is no step of the variant`),
  ]
}

/** A draft that notes which of its answers are read. */
function watch(draft: Draft): { watched: Draft; read: ReadonlySet<string> } {
  const read = new Set<string>()
  const watched = new Proxy(draft, {
    get: (target, name, receiver) => {
      read.add(String(name))
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  return { watched, read }
}
