import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const service = {
  id: 421,
  name: 'Primera visita',
  consultationSpecialtyId: 7,
  type: 1,
  duration: 30,
  amount: 12.35,
  currency: 'EUR',
  version: 1,
}
const saved: unknown[] = []
/** What the server says besides: older ones say nothing. */
let more: object = {}

const open = () =>
  openArea(
    {
      sections: sections
        .filter(({ id }) => id === 'admin.servicesList')
        .map((one) => ({ ...one, requires: { role: 'ServicesAdministrator' } })),
      texts,
      answer: (operation, { body }) => {
        if (operation.startsWith('PUT')) saved.push(body)
        if (operation.endsWith('specialties')) return Promise.resolve([{ id: 7, name: 'Cardiología' }])
        return Promise.resolve(operation.startsWith('PUT') ? { version: 2 } : { ...service, ...more })
      },
    },
    '/admin/services/421',
    'ServicesAdministrator',
  )
const price = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Precio/ })
const write = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })

beforeAll(() => initTexts('es'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  saved.length = 0
  more = {}
})

test('ADMIN-033 a price is shown and typed with a decimal comma, and saved as a number', async () => {
  await open()
  const field = await price()
  expect(field.value).toBe('12,35')
  expect(field.inputMode).toBe('decimal')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duración' }).inputMode).toBe('numeric')
  for (const typed of ['1', '10', '10,', '10,5']) {
    write(field, typed)
    expect(field.value).toBe(typed)
  }
  fireEvent.keyDown(field, { key: 's', ctrlKey: true })
  await waitFor(() => expect(saved).toMatchObject([{ amount: 10.5 }]))
})

test('ADMIN-033 the units of duration and price stand beside the numbers, the price in its currency', async () => {
  await open()
  const unitOf = (field: HTMLInputElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent
  const field = await price()
  expect(unitOf(field)).toBe('€')
  expect(unitOf(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duración' }))).toBe('minutos')
  fireEvent.change(screen.getByRole('combobox', { name: /^Moneda/ }), { target: { value: '2' } })
  await waitFor(() => expect(unitOf(field)).toBe('£'))
})

test('ADMIN-033 a decimal point is accepted and becomes a comma on blur', async () => {
  await open()
  const field = await price()
  write(field, '10.5')
  expect(field.value).toBe('10.5')
  fireEvent.blur(field)
  expect(field.value).toBe('10,5')
  write(field, '')
  expect(field.value).toBe('')
})

test.each([
  ['12,345', /Escribe como mucho dos decimales/],
  // Ambiguous: thousands or thousandths.
  ['12.345', /Escribe el precio con cifras, sin separador de miles/],
  ['12.000', /sin separador de miles/],
  ['-', /con cifras/],
  ['gratis', /con cifras/],
])('ADMIN-033 %s is kept as it was typed, and what is wrong is said', async (typed, sentence) => {
  await open()
  const field = await price()
  write(field, typed)
  fireEvent.blur(field)
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(field.value).toBe(typed)
  fireEvent.keyDown(field, { key: 's', ctrlKey: true })
  await screen.findByRole('alert')
  expect(saved).toEqual([])
})

test.each([
  ['nobody offers', { hasOffer: false }, true],
  ['somebody offers', { hasOffer: true }, false],
  ['whose server does not say', {}, false],
])(
  'ADMIN-033 the form of a service that %s says what to do only where nobody offers it',
  async (_, known, isShown) => {
    more = known
    await open()
    await price()
    expect(screen.queryByText(texts['ADMIN.SERVICE.WITHOUT_OFFER']) !== null).toBe(isShown)
    const link = screen.queryByRole('link', { name: texts['ADMIN.SERVICE.WITHOUT_OFFER_LINK'] })
    expect(link?.getAttribute('href')).toBe(isShown ? '#/admin/doctors/list' : undefined)
  },
)
