import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../../locales/es.json'
import { doctorChoice } from '../../sources/choices'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import { noSlotVariant } from '../../testing/testVariant'
import type { BookingVariant } from '../../variant'

const doctor = { id: 7, fullName: 'Dra. Vega Lago', timezone: 'Europe/Madrid', specialties: [] }
/** Ends at the review: the only provider is taken without a question. */
const variantWith = (message: string | null, serviceMessage?: string) =>
  noSlotVariant({
    id: 'messages',
    steps: ['provider', 'review'],
    choices: { provider: async () => [doctorChoice({ ...doctor, appointmentMessage: message })] },
    initialAnswers: async () => ({
      service: { id: '4', label: 'Revisión', ...(serviceMessage && { message: serviceMessage }) },
    }),
  })

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const openReview = async (variant: BookingVariant) => {
  await renderBookingPortal(variant, fakeApi({ 'GET api/users/{id}/user-age': 40 }))
  await screen.findByRole('heading', { level: 1, name: es['BOOKING.TITLE.REVIEW'] })
}

it('ADMIN-025 ADMIN-033 the review says what the service and the doctor ask of the patient', async () => {
  await openReview(variantWith('Llama si empeoras.', 'Ven en ayunas.'))
  expect(screen.getByText('Ven en ayunas. Llama si empeoras.')).toBeDefined()
})

it('ADMIN-025 the review says nothing where nobody asks anything', async () => {
  await openReview(variantWith(null))
  expect(screen.queryByText(es['BOOKING.BEFORE_VISIT'])).toBeNull()
})
