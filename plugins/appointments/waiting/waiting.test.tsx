import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { WaitingTimes } from '@schemas/generated/entities'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import kit from '../../../kits/booking/locales/es.json'
import own from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const es = { ...kit, ...own }

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const doctor = { id: 4, fullName: 'Dra. Corral', timezone: 'Europe/Madrid' }
const freedTime = {
  id: 9,
  status: 6,
  startDate: inHours(50),
  answerBy: inHours(2),
  appointmentType: 2,
  specialtyName: 'Cardiología',
  doctor,
}
const wish = {
  id: 3,
  serviceId: 5,
  serviceName: 'Primera visita',
  specialtyName: 'Cardiología',
  appointmentType: 2,
  doctor,
  appointment: null,
  zone: 'Europe/Madrid',
  weekdays: [1, 5],
  fromMinute: 0,
  toMinute: 840,
  before: inHours(24 * 20),
  noticeHours: 2,
  joinedAt: inHours(-24),
  ahead: 3,
}
/** A button whose name goes on with what it says while it works. */
const startingWith = (key: 'BOOKING.WAITING.TAKE' | 'BOOKING.WAITING.LEAVE' | 'BOOKING.WAITING.SAVE') =>
  new RegExp(`^${es[key]}`)
const press = async (element: HTMLElement) => act(async () => fireEvent.click(element))

/** Opens the list of appointments of somebody who waits, with the time that is held for them. */
async function openList({ isFreed = false, tab = '', reply = () => ({ booked: true }) as unknown }) {
  const sent: [string, unknown][] = []
  let wishes = [{ ...wish, freedTime: isFreed ? freedTime : null }]
  const note = (name: string) => (input: { body?: unknown }) => {
    sent.push([name, input.body])
    const answer = reply()
    wishes = []
    return answer
  }
  await renderPage({
    plugin,
    path: `videoconsultation/booked-appointments${tab}`,
    heading: es['BOOKEDAPPOINTMENTS.TITLE'],
    api: {
      'GET api/users/synchronize-appointments': undefined,
      'GET api/appointments/': () => (isFreed && wishes.length > 0 ? [freedTime] : []),
      'GET api/waiting-list/': () => wishes,
      'POST api/waiting-list/{id}/accept': note('accept'),
      'POST api/waiting-list/{id}/decline': note('decline'),
      'DELETE api/waiting-list/{id}': note('leave'),
      'PUT api/waiting-list/{id}': note('change'),
    },
  })
  return sent
}

it('BOOK-091 a held time says until when, and is booked with one button', async () => {
  const sent = await openList({ isFreed: true })
  const card = (await screen.findByRole('heading', { name: es['BOOKING.WAITING.FREED'] })).closest('section')
  expect(card && (await violationsOf(card))).toEqual([])
  await press(await screen.findByRole('button', { name: startingWith('BOOKING.WAITING.TAKE') }))
  await screen.findByText(es['BOOKING.WAITING.TAKEN'])
  expect(sent).toEqual([['accept', expect.objectContaining({ userZone: expect.any(String) })]])
  await waitFor(() => expect(screen.queryByText(es['BOOKING.WAITING.FREED'])).toBeNull())
})

it.each([
  ['FREED_TIME_OVER', 409, 'BOOKING.WAITING.OVER'],
  ['APPOINTMENT_NOT_AVAILABLE', 400, 'BOOKING.WAITING.BUSY'],
  ['TOO_MANY_BOOKED', 400, 'BOOKING.WAITING.REFUSED'],
  ['NETWORK', 0, 'BOOKING.WAITING.FAILED'],
] as const)('BOOK-091 a refusal %s says why', async (message, status, text) => {
  const reply = () => {
    throw new ApiError(status, message)
  }
  await openList({ isFreed: true, reply })
  await press(await screen.findByRole('button', { name: startingWith('BOOKING.WAITING.TAKE') }))
  expect(await screen.findByText(es[text])).toBeDefined()
})

it('BOOK-091 the tab says what somebody waits for, their place, and how to leave', async () => {
  const sent = await openList({ tab: '?tab=waiting' })
  const item = within(
    (await screen.findByRole('heading', { name: 'Dra. Corral' })).closest('article') as HTMLElement,
  )
  item.getByText('3 personas delante')
  item.getByText(/Por la mañana · lunes y viernes/)
  await press(item.getByRole('button', { name: /^Salir de la lista de espera/ }))
  const question = await screen.findByRole('alertdialog')
  expect(await violationsOf(question)).toEqual([])
  await press(within(question).getByRole('button', { name: startingWith('BOOKING.WAITING.LEAVE') }))
  await screen.findByText(es['BOOKING.WAITING.EMPTY'])
  expect(sent.map(([name]) => name)).toEqual(['leave'])
})

it('BOOK-091 changing the times keeps what was chosen, and asks for at least one weekday', async () => {
  const sent = await openList({ tab: '?tab=waiting' })
  await press(await screen.findByRole('button', { name: /^Cambiar cuándo/ }))
  const dialog = await screen.findByRole('dialog')
  expect(await violationsOf(dialog)).toEqual([])
  const form = within(dialog)
  for (const day of ['lunes', 'viernes']) await press(form.getByRole('button', { name: day }))
  await press(form.getByRole('button', { name: startingWith('BOOKING.WAITING.SAVE') }))
  form.getByText(/al menos un día de la semana/)
  await press(form.getByRole('button', { name: 'martes' }))
  await press(form.getByRole('button', { name: startingWith('BOOKING.WAITING.SAVE') }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[1] as WaitingTimes).toMatchObject({
    weekdays: [2],
    fromMinute: 0,
    toMinute: 840,
    noticeHours: 2,
  })
})
