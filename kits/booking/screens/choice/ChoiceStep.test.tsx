import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import es from '../../locales/es.json'
import type { BookingVariant, Choice } from '../../variant'
import { specialties as generalSpecialties } from '../../sources/general'
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
  expect(shown.map((one) => one.querySelector('.font-strong')?.textContent)).toEqual(names)
})

const names = [
  'Medicina de familia',
  'Cardiología',
  'Dermatología',
  'Ginecología',
  'Neurología',
  'Urología',
  'Otorrino',
]
const specialties: Choice[] = names.map((label) => ({ id: label, label }))
const general: BookingVariant = {
  id: 'general',
  steps: ['specialty', 'time', 'review'],
  choices: { specialty: async () => specialties },
  slots: async () => [],
  earliest: async () => null,
  request: () => null,
  bookedRoute: 'videoConsultation.home',
}

it('the search of specialties knows the words of patients and offers a general visit where nothing fits', async () => {
  await renderBookingPortal(general, fakeApi({}))
  const search = await screen.findByRole('searchbox')
  fireEvent.change(search, { target: { value: 'me duele la cabeza' } })
  await screen.findByRole('button', { name: 'Neurología' })
  expect(screen.queryByRole('button', { name: 'Urología' })).toBeNull()
  fireEvent.change(search, { target: { value: 'xyzzy' } })
  await screen.findByText(es['BOOKING.NOT_FOUND_GENERAL'])
  fireEvent.click(screen.getByRole('button', { name: 'Medicina de familia' }))
  await screen.findByRole('heading', { level: 1, name: es['BOOKING.TITLE.TIME'] })
})

it.each([
  ['dolor en el pecho', 'CHEST', '112'],
  ['quiero morirme', 'SUICIDE', '024'],
] as const)(
  'the search "%s" is interrupted with the number to call, and goes on only when asked',
  async (text, topic, number) => {
    await renderBookingPortal(general, fakeApi({}))
    const search = await screen.findByRole('searchbox')
    fireEvent.change(search, { target: { value: text } })
    const title = es[`BOOKING.TRIAGE.${topic}.TITLE`]
    const notice = await screen.findByRole('region', { name: title })
    const call = within(notice).getByRole('link', { name: `Llamar al ${number}` })
    expect(call.getAttribute('href')).toBe(`tel:${number}`)
    expect(notice.querySelector('[aria-live]')?.textContent).toContain(title)
    expect(screen.queryByRole('button', { name: 'Cardiología' })).toBeNull()
    expect(screen.queryByText(/Nada coincide/)).toBeNull()

    expect(document.activeElement).not.toBe(within(notice).getByRole('heading', { name: title }))
    fireEvent.keyDown(search, { key: 'Enter' })
    await waitFor(() =>
      expect(document.activeElement).toBe(within(notice).getByRole('heading', { name: title })),
    )

    fireEvent.click(within(notice).getByRole('button', { name: es[`BOOKING.TRIAGE.${topic}.CONTINUE`] }))
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
    const reminder = screen.getByText(es['BOOKING.TRIAGE.QUIET'], { exact: false })
    expect(within(reminder).getByRole('link', { name: number })).toBeTruthy()
    fireEvent.change(search, { target: { value: 'no puedo respirar' } })
    await screen.findByRole('region', { name: es['BOOKING.TRIAGE.BREATH.TITLE'] })
  },
)

it('ADMIN-034 ADMIN-035 BOOK-131 specialties stand under their categories with their pictures, and a search shows one list', async () => {
  const answers = {
    'GET api/consultation-specialties': names.map((name, index) => ({
      id: index + 1,
      name,
      categoryId: index < 2 ? 5 : 4,
      imageUrl: index === 1 ? '/api/thumbnails/7/150' : null,
    })),
    'GET api/specialties-categories': [
      { id: 4, name: 'Especialidades médicas' },
      { id: 5, name: 'Primera atención' },
    ],
  }
  await renderBookingPortal({ ...general, choices: { specialty: generalSpecialties } }, fakeApi(answers))
  const first = await screen.findByRole('region', { name: 'Primera atención' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Primera atención', 'Especialidades médicas'])
  const cards = within(first).getAllByRole('button')
  expect(cards.map((card) => card.textContent)).toEqual(['Medicina de familia', 'Cardiología'])
  const pictures = cards.map((card) => card.querySelector('img')?.getAttribute('src'))
  expect(pictures).toEqual([undefined, '/api/thumbnails/7/150'])
  fireEvent.error(cards[1]?.querySelector('img') as HTMLElement)
  expect(cards[1]?.querySelector('[data-icon="heart-pulse"]')).not.toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Cardiología' } })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Primera atención' })).toBeNull())
  screen.getByRole('button', { name: 'Cardiología' })
})
