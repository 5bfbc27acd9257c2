import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import type { Doctor } from '@schemas/generated/entities'
import es from '../../locales/es.json'
import { doctorChoice } from '../../sources/choices'
import { fakeApi, signInAsAna, closePortal, renderBookingPortal } from '../../testing/testPortal'
import type { BookingVariant } from '../../variant'

const short = { id: 1, metaKey: 'shortDescription', metaValue: 'Explico despacio.' }
const vega: Doctor = {
  id: 7,
  fullName: 'Dra. Vega Lago',
  timezone: 'Europe/Madrid',
  canPrescribe: true,
  hasProfile: true,
  userMeta: [short],
}
const omar: Doctor = { id: 8, fullName: 'Dr. Omar Haddad', timezone: 'Europe/Madrid', hasProfile: false }
const networks = { web: 'https://vega.test', x: 'javascript:alert(1)' }
const whole: Doctor = {
  ...vega,
  bannerId: 12,
  careAreas: ['Corazón y tensión'],
  userMeta: [
    short,
    { id: 2, metaKey: 'aboutMe', metaValue: '<b>Hola</b>' },
    { id: 3, metaKey: 'myServices', metaValue: 'Revisiones\nSegunda opinión' },
    { id: 4, metaKey: 'socialNetworks', metaValue: JSON.stringify(networks) },
  ],
}
const variant: BookingVariant = {
  id: 'doctors',
  steps: ['provider', 'time', 'review'],
  choices: { provider: async () => [vega, omar].map(doctorChoice) },
  slots: async () => [],
  earliest: async () => null,
  request: () => null,
  bookedRoute: 'videoConsultation.home',
}
const read = 'GET api/doctors/{id}/patient'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const open = (api: object = {}, features: string[] = []) =>
  renderBookingPortal(variant, fakeApi({ ...api }), {}, new Set(features))
const openProfile = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ver el perfil de Dra. Vega Lago' }))
  return screen.findByRole('dialog', { name: 'Dra. Vega Lago' })
}

it('VIDEO-011 VIDEO-012 a patient reads the profile of a doctor before booking', async () => {
  await open({ [read]: whole })
  await screen.findByText('Explico despacio.')
  expect(screen.queryByRole('button', { name: /^Ver el perfil de Dr\. Omar/ })).toBeNull()
  const dialog = within(await openProfile())
  await dialog.findByText('<b>Hola</b>')
  expect(dialog.getByText('Corazón y tensión')).toBeDefined()
  expect(dialog.getByText('Segunda opinión')).toBeDefined()
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://vega.test'])
  expect(document.querySelector('[data-banner]')?.getAttribute('src')).toBe('/api/thumbnails/12/1600')
})

it('VIDEO-011 a profile that does not load can be requested again', async () => {
  let isDown = true
  await open({ [read]: () => (isDown ? Promise.reject(new ApiError(500, 'GENERAL')) : whole) })
  const dialog = within(await openProfile())
  await dialog.findByText(es['BOOKING.PROFILE_FAILED'])
  isDown = false
  fireEvent.click(dialog.getByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByText('Segunda opinión')).toBeDefined()
})

it.each([
  ['with', ['canPrescriptionBeConfigured'], 1],
  ['without', [], 0],
])('ADMIN-028 C-035 %s the feature, a card says who prescribes %o', async (_, features, count) => {
  await open({}, features)
  await screen.findByRole('heading', { name: 'Dr. Omar Haddad' })
  expect(screen.queryAllByText(es['BOOKING.CAN_PRESCRIBE'])).toHaveLength(count)
})
