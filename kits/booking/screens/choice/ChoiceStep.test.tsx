import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@core/i18n/i18n'
import es from '@core/i18n/locales/es.json'
import { hospitalVariant } from '../../sources/hospitalVariant'
import { fakeApi, signInAsAna, closePortal, renderBookingPortal } from '../../testing/testPortal'

const api = {
  'GET api/appointments/insurers/{appointmentType}': [
    { id: 1, name: 'Seguros Norte' },
    { id: 2, name: 'Mutua del Mar' },
    { id: 9, name: 'Particular' },
  ],
}

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

it.each([
  [
    'the configured private insurer stands first',
    { privateInsurer: 9 },
    ['Particular', 'Seguros Norte', 'Mutua del Mar'],
  ],
  [
    'where none is configured they stand as the server lists them',
    {},
    ['Seguros Norte', 'Mutua del Mar', 'Particular'],
  ],
])('BOOK-047 C-055 %s', async (_, options, names) => {
  await renderBookingPortal(hospitalVariant('clinic'), fakeApi(api), options)
  fireEvent.click(await screen.findByRole('button', { name: es['BOOKING.ONLINE'] }))
  const shown = await screen.findAllByRole('button', { name: /Seguros Norte|Mutua del Mar|Particular/ })
  expect(shown.map((one) => one.querySelector('.strong')?.textContent)).toEqual(names)
})
