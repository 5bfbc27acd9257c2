import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../../locales/es.json'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import { noSlotVariant } from '../../testing/testVariant'

/** Ends at the review of a visit that the person books with their agreement. */
const variantWith = (isCovered: boolean) =>
  noSlotVariant({
    id: 'agreement',
    steps: ['review'],
    choices: {},
    initialAnswers: async () => ({
      insurer: { id: 'agreement-4', label: 'Con tu convenio', ref: { agreementId: 4 } },
      service: {
        id: '4',
        label: 'Revisión',
        price: { amount: 60, currency: 'EUR' },
        isCovered,
      },
    }),
  })

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

it.each([
  ['pays', true, 'BOOKING.PAID_BY_AGREEMENT', 'BOOKING.AGREEMENT_NOT_COVERED'],
  ['does not cover the service', false, 'BOOKING.AGREEMENT_NOT_COVERED', 'BOOKING.PAID_BY_AGREEMENT'],
] as const)(
  'BOOK-117 ADMIN-031 the review says that the agreement %s',
  async (_, isCovered, shown, other) => {
    await renderBookingPortal(variantWith(isCovered), fakeApi({ 'GET api/users/{id}/user-age': 40 }))
    await screen.findByRole('heading', { level: 1, name: es['BOOKING.TITLE.REVIEW'] })
    expect(screen.getByText(es[shown])).toBeDefined()
    expect(screen.queryByText(es[other])).toBeNull()
  },
)
