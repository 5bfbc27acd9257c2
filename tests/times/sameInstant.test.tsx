import { act, cleanup, render } from '@testing-library/react'
import * as fc from 'fast-check'
import ICAL from 'ical.js'
import path from 'node:path'
import { Suspense } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Appointment } from '@schemas/generated/entities'
import { setLanguage } from '@portico/core/i18n/useLanguage'
import { initTexts, loadTexts } from '@portico/core/i18n/i18n'
import { AppointmentCard } from '../../plugins/appointments/confirmation/AppointmentCard'
import { composeMail } from '../../server/domain/letters/content/composeMail'
import { loadTenants } from '../../server/platform/tenants/tenants'
import { instantsOf, readLetter, readScreen, type ReadClock } from './readClocks'

const here = vi.hoisted(() => ({ zone: 'Europe/Madrid' }))
vi.mock('../../core/format/zone', async (original) => ({
  ...(await original<object>()),
  browserZone: () => here.zone,
}))

const zones = [
  'Europe/Madrid',
  'Atlantic/Canary',
  'America/New_York',
  'America/Mexico_City',
  'Asia/Kolkata',
  'Pacific/Auckland',
] as const
/** The changes of the clock of 2027 in these zones; Mexico and India have none. */
const changes = [
  '2027-03-28T01:00Z',
  '2027-10-31T01:00Z',
  '2027-03-14T07:00Z',
  '2027-11-07T06:00Z',
  '2027-04-03T14:00Z',
  '2027-09-25T14:00Z',
]
const MINUTE = 60_000

interface Booking {
  start: string
  isInPerson: boolean
  /** Of the place. */
  zone: string
  userZone: string
  /** Of the browser that shows the screen. */
  device: string
}

const zone = fc.constantFrom(...zones)
const start = fc.oneof(
  fc.integer({ min: 0, max: 365 * 288 }).map((steps) => Date.parse('2027-01-01T00:00Z') + steps * 5 * MINUTE),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -36, max: 36 }))
    .map(([change, steps]) => Date.parse(change) + steps * 5 * MINUTE),
)
const bookings: fc.Arbitrary<Booking> = fc.record({
  start: start.map((instant) => new Date(instant).toISOString()),
  isInPerson: fc.boolean(),
  zone,
  userZone: zone,
  device: zone,
})

const tenant = loadTenants(path.resolve('tenants')).byId('portico')
const textAt = (node: ParentNode, selector: string) => node.querySelector(selector)?.textContent ?? ''

/** The letter and the calendar entry about a booking. */
function letterOf({ start: startsAt, isInPerson, zone, userZone }: Booking, language: string) {
  if (!tenant) throw new Error('There is no tenant')
  const payload = {
    bookId: 7,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 20 * MINUTE).toISOString(),
    zone,
    userZone,
    isOnline: !isInPerson,
    place: isInPerson ? 'Centro' : null,
    service: 'Revisión',
    specialty: 'Cardiología',
    doctor: 'Dra. Vega',
    message: null,
    patient: 'Ana',
    cents: null,
    currency: null,
    isPaid: false,
    sequence: 0,
    audience: 'patient',
  } as const
  const due = {
    tenant: 'portico',
    id: 3,
    kind: 'booked',
    language,
    payload,
    attempts: 1,
    personId: 'ana',
    name: 'Ana',
  } as const
  const mail = composeMail(
    tenant,
    { ...due, email: 'ana@portico.test' },
    { publicOrigin: 'https://localhost', now: new Date(0) },
  )
  const [, when = ''] = /^(?:Cuándo|When): (.*)$/m.exec(mail.text) ?? []
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar?.content ?? '') as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return { when, event }
}

/** The confirmation of a booking on the screen of its patient. */
function screenOf({ start, isInPerson, zone, userZone, device }: Booking): ReadClock[] {
  here.zone = device
  const appointment: Appointment = {
    id: 7,
    startDate: start,
    status: 2,
    appointmentType: isInPerson ? 1 : 2,
    doctor: { id: 1, fullName: 'Dra. Vega', timezone: zone },
    userZone,
  }
  const { container } = render(
    <Suspense>
      <AppointmentCard appointment={appointment} />
    </Suspense>,
  )
  const day = textAt(container, '.h3')
    .replace(/,? (a las|at)$/, '')
    .replace(/,$/, '')
  const words = container.querySelector('p:has(> time) + p')?.textContent ?? null
  const clocks = readScreen(day, textAt(container, 'p:has(> time)'), words, device)
  cleanup()
  return clocks
}

beforeAll(async () => {
  await initTexts('es')
  await loadTexts('appointments', {
    es: () => import('../../plugins/appointments/locales/es.json'),
    en: () => import('../../plugins/appointments/locales/en.json'),
  })
  // Another year than the bookings, so that every day has its year.
  vi.useFakeTimers({ now: Date.parse('2025-06-01T00:00Z'), toFake: ['Date'] })
})
afterAll(() => void vi.useRealTimers())

it.each(['es', 'en'] as const)(
  'BOOK-039 letter, screen and calendar entry of 200 random bookings over six zones name the same instant (%s)',
  async (language) => {
    await act(async () => setLanguage(language))
    const property = fc.property(bookings, (booking) => {
      const { when, event } = letterOf(booking, language)
      const letter = readLetter(when)
      const screen = screenOf(booking)
      for (const clock of [...letter, ...screen]) expect(instantsOf(clock)).toContain(booking.start)
      expect(event.startDate.toJSDate().toISOString()).toBe(booking.start)
      expect(event.description.split('\n')[0]).toBe(when)
      // The clock that counts is first on both, and the screen tells every clock of the letter.
      const counts = booking.isInPerson ? booking.zone : booking.userZone
      const shown = ({ date, time }: ReadClock) => `${date} ${time}`
      const first = letter.find((clock) => clock.zone === counts)
      expect(first).toBe(letter[0])
      expect(shown(screen[0] as ReadClock)).toBe(shown(letter[0] as ReadClock))
      expect(screen.map(shown)).toEqual(expect.arrayContaining(letter.map(shown)))
    })
    fc.assert(property, { numRuns: 200, seed: 33 })
  },
)

it('a text that names another time or another day is not read as the same', () => {
  const [clock] = readLetter('martes 1 de diciembre de 2026 a las 01:00 (hora peninsular)')
  expect(instantsOf(clock as ReadClock)).toEqual(['2026-12-01T00:00:00.000Z'])
  expect(() => readLetter('lunes 1 de diciembre de 2026 a las 01:00 (hora peninsular)')).toThrow('no day')
  expect(instantsOf({ date: '2027-10-31', time: '02:30', zone: 'Europe/Madrid' })).toHaveLength(2)
  expect(instantsOf({ date: '2027-03-28', time: '02:30', zone: 'Europe/Madrid' })).toEqual([])
})
