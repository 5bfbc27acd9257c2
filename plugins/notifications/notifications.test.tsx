import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answers, renderPage, setUpPages } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import plugin from './plugin'

const letter = {
  id: 3,
  kind: 'booked',
  status: 'sent',
  at: '2027-01-11T08:00:00.000Z',
  to: 'ana@portico.test',
  audience: 'patient',
  bookId: 9,
  startsAt: '2027-03-15T09:30:00.000Z',
  zone: 'Europe/Madrid',
  patient: 'Ana Suárez',
  doctor: 'Dra. Inés Corral',
}
const address = 'https://clinic.test/api/calendar/abc.ics'

setUpPages()

const openPage = (more: Answers = {}) =>
  renderPage({
    plugin,
    path: 'profile/notifications',
    heading: 'Avisos y calendario',
    api: {
      'GET api/letters/settings': { bookings: true, reminders: true },
      'GET api/push/': { publicKey: 'key', devices: [] },
      'GET api/calendar/': { createdAt: null },
      'GET api/letters/': [letter],
      ...more,
    },
  })

it('a switch is saved at once', async () => {
  const put = vi.fn<(input: unknown) => unknown>(() => ({ bookings: true, reminders: false }))
  await openPage({ 'PUT api/letters/settings': put })
  const reminders = await screen.findByRole('switch', { name: es['NOTIFICATIONS.CHOOSE.REMINDERS'] })
  await act(async () => fireEvent.click(reminders))
  expect(put).toHaveBeenCalledWith({ capability: 'letters', body: { bookings: true, reminders: false } })
  expect(reminders).toHaveProperty('checked', false)
})

it('a switch that could not be saved goes back', async () => {
  await openPage({ 'PUT api/letters/settings': () => Promise.reject(new Error('offline')) })
  const bookings = await screen.findByRole('switch', { name: es['NOTIFICATIONS.CHOOSE.BOOKINGS'] })
  await act(async () => fireEvent.click(bookings))
  expect(bookings).toHaveProperty('checked', true)
})

it('BOOK-039 a calendar address is made, shown once, and ended after a question', async () => {
  const end = vi.fn<() => undefined>()
  await openPage({
    'POST api/calendar/': { createdAt: '2027-01-11T08:00:00.000Z', address },
    'DELETE api/calendar/': end,
  })
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: es['NOTIFICATIONS.CALENDAR.CREATE'] })),
  )
  expect(screen.getByLabelText(es['NOTIFICATIONS.CALENDAR.ADDRESS'])).toHaveProperty('value', address)
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: es['NOTIFICATIONS.CALENDAR.END'] })),
  )
  expect(end).not.toHaveBeenCalled()
  const dialog = within(screen.getByRole('alertdialog'))
  await act(async () =>
    fireEvent.click(dialog.getByRole('button', { name: new RegExp(`^${es['NOTIFICATIONS.CALENDAR.END']}`) })),
  )
  expect(end).toHaveBeenCalledTimes(1)
  expect(screen.queryByLabelText(es['NOTIFICATIONS.CALENDAR.ADDRESS'])).toBeNull()
})

it('the list says what was sent, to whom and about what', async () => {
  await openPage()
  const [item] = await screen
    .findAllByRole('listitem', { name: '' })
    .then((items) =>
      items.filter(({ textContent }) => textContent?.includes(es['NOTIFICATIONS.KIND.booked'])),
    )
  expect(item?.textContent).toContain(
    'Ana Suárez, con Dra. Inés Corral, el lunes 15 de marzo de 2027 a las 10:30',
  )
  expect(item?.textContent).toContain('ana@portico.test')
})

it('a part that could not be loaded says so, and the others stay', async () => {
  await openPage({ 'GET api/letters/': () => Promise.reject(new Error('offline')) })
  expect(await screen.findByText(es['NOTIFICATIONS.FAILED'])).toBeDefined()
  expect(screen.getAllByRole('switch')).toHaveLength(2)
})

it('a browser that cannot be notified with the portal closed says so, and other devices can be removed', async () => {
  const tablet = {
    id: 7,
    device: { browser: 'Chrome', system: 'Android' },
    since: '2027-01-11T08:00:00.000Z',
    isCurrent: false,
  }
  const remove = vi.fn<(input: unknown) => undefined>()
  await openPage({
    'GET api/push/': { publicKey: 'key', devices: [tablet] },
    'DELETE api/push/{id}': remove,
  })
  expect(await screen.findByText(es['NOTIFICATIONS.PUSH.NONE'])).toBeDefined()
  expect(screen.getByText('Chrome en Android, desde el 11-01-2027')).toBeDefined()
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Quitar los avisos de Chrome en Android' })),
  )
  expect(remove).toHaveBeenCalledWith({ capability: 'push', params: { id: 7 } })
  expect(screen.queryByText(/Chrome en Android/)).toBeNull()
})

it('a switch notifies this device once the person and the browser allow it', async () => {
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'point', auth: 'secret' } }),
  }
  const subscribe = vi.fn<(options: unknown) => Promise<unknown>>(async () => subscription)
  const pushManager = { subscribe, getSubscription: async () => null }
  vi.stubGlobal('PushManager', function PushManager() {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' })
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  const here = {
    id: 8,
    device: { browser: null, system: null },
    since: '2027-01-11T08:00:00.000Z',
    isCurrent: true,
  }
  const post = vi.fn<(input: unknown) => unknown>(() => [here])
  await openPage({ 'POST api/push/': post })
  const toggle = await screen.findByRole('switch', { name: es['NOTIFICATIONS.PUSH.SWITCH'] })
  await act(async () => fireEvent.click(toggle))
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' })
  expect(post).toHaveBeenCalledWith({
    capability: 'push',
    body: { endpoint: 'https://push.test/1', p256dh: 'point', auth: 'secret' },
  })
  expect(toggle).toHaveProperty('checked', true)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})
