import { expect } from 'vitest'
import type { StepId } from '@portico/booking/variant'
import type { Check } from '../check'
import { choiceSteps } from '../drafts'

/** The order of the steps (BOOK-033). */
const order: readonly StepId[] = [
  'type',
  'country',
  'insurer',
  'specialty',
  'service',
  'provider',
  'time',
  'review',
]

export const stepChecks: readonly Check[] = [
  {
    statement: 'has its steps in the order of BOOK-033, with time and review last',
    requirements: 'BOOK-033',
    run: async ({ variant }) => {
      expect(variant.steps).toEqual(order.filter((step) => variant.steps.includes(step)))
      expect(variant.steps.slice(-2)).toEqual(['time', 'review'])
    },
  },
  {
    statement: 'has a source of choices for every step that needs one and for no other',
    requirements: 'BOOK-033',
    run: async ({ variant }) => {
      expect(Object.keys(variant.choices).sort()).toEqual(choiceSteps(variant.steps).sort())
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
