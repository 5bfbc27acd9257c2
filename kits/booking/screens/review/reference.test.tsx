import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../../locales/es.json'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import { oneSlotVariant } from '../../testing/testVariant'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

/** Books at an API that refuses with this error. */
async function bookRefused(error: ApiError) {
  const refuse = () => {
    throw error
  }
  await renderBookingPortal(
    oneSlotVariant({ id: 'plain', bookedRoute: 'videoConsultation.home' }),
    fakeApi({ 'POST api/appointments/book': refuse }),
  )
  fireEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Reservar cita/ }))
  await screen.findByText(es['APPOINTMENT.ERROR'])
}

it('ERR-024 an unknown error shows the general text and the reference that the log of the API has', async () => {
  await bookRefused(new ApiError(409, 'ODD', undefined, { reference: 'k3f9' }))
  expect(screen.getByText(/k3f9/)).toBeDefined()
})

it('ERR-024 an unknown error without a reference names none', async () => {
  await bookRefused(new ApiError(409, 'ODD'))
  expect(screen.queryByText(/Referencia/)).toBeNull()
})
