import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { ApiError } from '@portico/core/http/apiError'
import es from '../../locales/es.json'
import { noSlotVariant } from '../../testing/testVariant'
import { closePortal, fakeApi, renderBookingPortal, signInAsAna } from '../../testing/testPortal'
import type { Choice } from '../../variant'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const names = ['Urología', 'Podología', 'Neurología', 'Digestivo', 'Cardiología', 'Nutrición', 'Otorrino']
const limited: Choice[] = [
  { id: '8', label: 'Pediatría', maxAge: 14 },
  { id: '9', label: 'Geriatría', minAge: 65 },
  { id: '10', label: 'Salud joven', minAge: 15, maxAge: 25 },
]
const variantOf = (specialties: Choice[]) =>
  noSlotVariant({
    id: 'general',
    steps: ['specialty', 'time', 'review'],
    choices: { specialty: async () => specialties },
  })
const all = [...names.map((label, at) => ({ id: String(at + 1), label })), ...limited]
const open = (age: unknown, specialties = all) =>
  renderBookingPortal(variantOf(specialties), fakeApi({ 'GET api/users/{id}/user-age': age }))
const list = async () => {
  const part = await screen.findByRole('region', { name: es['BOOKING.CHOOSE'] })
  await within(part).findByRole('button', { name: 'Urología' })
  return within(part)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
}

it.each<[number, string[]]>([
  [40, []],
  [3, ['Pediatría']],
  [14, ['Pediatría']],
  [15, ['Salud joven']],
  [80, ['Geriatría']],
])(
  'BOOK-048 specialties for other ages than %s are not offered, and are named with their ages',
  async (age, own) => {
    await open(age)
    expect(await list()).toEqual([...names, ...own])
    const named = screen.getByText(/^Por tu edad no puedes pedir cita en /).textContent
    const texts = {
      Pediatría: 'Pediatría (hasta los 14 años)',
      Geriatría: 'Geriatría (desde los 65 años)',
      'Salud joven': 'Salud joven (de 15 a 25 años)',
    }
    const hidden = Object.entries(texts).filter(([, text]) => named?.includes(text))
    const others = limited.map(({ label }) => label).filter((name) => !own.includes(name))
    expect(hidden.map(([name]) => name)).toEqual(others)
  },
)

it('BOOK-048 a search for a specialty of another age says why it is not there', async () => {
  await open(40)
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'pediatria' } })
  await screen.findByText(/^Por tu edad no puedes pedir cita en Pediatría \(hasta los 14 años\)/)
  expect(screen.queryByRole('button', { name: 'Pediatría' })).toBeNull()
  expect(screen.queryByText(/Nada coincide/)).toBeNull()
})

const fail = () => {
  throw new ApiError(500, 'ERRORS.GENERAL')
}
it.each([
  ['the API does not say', fail],
  ['nobody has entered', null],
])('C-057 an age that %s hides nothing', async (_name, age) => {
  await open(age)
  expect(await list()).toEqual(all.map(({ label }) => label))
})

it('BOOK-048 where nothing is for the age, the page says so and leads home', async () => {
  await open(40, limited)
  await screen.findByText(es['BOOKING.CHOICES_EMPTY'])
  expect(await screen.findByText(/^Por tu edad no puedes pedir cita en Pediatría/)).toBeTruthy()
})

it('BOOK-048 the only specialty for an age is shown, with why the others are not', async () => {
  await open(3, limited)
  await screen.findByRole('button', { name: 'Pediatría' })
  expect(screen.getByText(/^Por tu edad no puedes pedir cita en Geriatría/)).toBeTruthy()
  expect(location.hash).not.toContain('step=time')
})

it('BOOK-033 the only specialty there is, for an age that it takes, is taken without asking', async () => {
  await open(3, limited.slice(0, 1))
  await waitFor(() => expect(location.hash).toContain('step=time'))
})
