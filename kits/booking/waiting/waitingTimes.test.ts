import { expect, it } from 'vitest'
import type { Draft } from '../variant'
import { dayBefore, formOf, openForm, problemOf, timesOf, waitFor } from './waitingTimes'

const zone = 'Europe/Madrid'
const now = Date.parse('2027-01-11T07:00:00Z')
const draft = { variant: 'v', notes: '', idempotencyKey: 'k.0' } as Draft

it('WIDGET-006 the afternoon begins where the language begins it', () => {
  const form = { ...openForm('2027-01-20'), isMorning: false }
  expect(timesOf(form, zone, 'es')).toMatchObject({ fromMinute: 14 * 60, toMinute: 1440 })
  expect(timesOf(form, zone, 'en')).toMatchObject({ fromMinute: 12 * 60, toMinute: 1440 })
  expect(timesOf({ ...form, isMorning: true, isAfternoon: false }, zone, 'es')).toMatchObject({
    fromMinute: 0,
    toMinute: 14 * 60,
  })
})

it('a time is before the first minute of the day that is named, and the form reads what it wrote', () => {
  const form = { ...openForm('2027-01-20'), weekdays: [4, 1], noticeHours: 24 }
  const times = timesOf(form, zone, 'es')
  expect(times.before).toBe('2027-01-19T23:00:00.000Z')
  expect(formOf(times, zone, 'es')).toEqual({ ...form, weekdays: [1, 4] })
})

it('the day is that of the appointment, the chosen time or the first free one, at most 90 days ahead', () => {
  const slot = { start: '2027-01-21T09:00:00Z', zone }
  const editing = { id: 3, startDate: '2027-01-19T09:00:00Z', status: 2 as const }
  expect(dayBefore({ ...draft, slot, editing }, null, zone, now)).toBe('2027-01-19')
  expect(dayBefore({ ...draft, slot }, null, zone, now)).toBe('2027-01-21')
  expect(dayBefore(draft, '2027-01-25T09:00:00Z', zone, now)).toBe('2027-01-25')
  expect(dayBefore(draft, null, zone, now)).toBe('2027-04-11')
})

it('a form says what is missing', () => {
  const form = openForm('2027-01-20')
  expect(problemOf(form, zone, now)).toBeNull()
  expect(problemOf({ ...form, isMorning: false, isAfternoon: false }, zone, now)).toBe(
    'BOOKING.WAIT.NO_HOURS',
  )
  expect(problemOf({ ...form, weekdays: [] }, zone, now)).toBe('BOOKING.WAIT.NO_DAYS')
  for (const before of ['', '2027-01-11', '2027-04-12'])
    expect(problemOf({ ...form, before }, zone, now)).toBe('BOOKING.WAIT.NO_DATE')
})

it('a draft waits for its service with its doctor and payer; one without a numbered service for nothing', () => {
  const service = { id: '5', label: 'Consulta' }
  const provider = { id: '9', label: 'Dra.', ref: { doctorId: 7 } }
  const nothing = { agreementId: null, insurerId: null, appointmentId: null }
  expect(waitFor({ ...draft, service })).toEqual({ ...nothing, serviceId: 5, doctorId: null })
  expect(waitFor({ ...draft, service, provider })).toMatchObject({ doctorId: 7 })
  expect(waitFor({ ...draft, service, insurer: { id: '2', label: '' } })).toMatchObject({ insurerId: 2 })
  const agreement = { id: 'agreement-4', label: '', ref: { agreementId: 4 } }
  expect(waitFor({ ...draft, service, insurer: agreement })).toMatchObject({
    insurerId: null,
    agreementId: 4,
  })
  const editing = { id: 3, startDate: '2027-01-19T09:00:00Z', status: 2 as const, serviceId: 5 }
  expect(waitFor({ ...draft, service, editing })).toMatchObject({ appointmentId: 3 })
  expect(waitFor({ ...draft, service: { id: 'abc', label: '' } })).toBeNull()
})
