import { expect, it } from 'vitest'
import { calendarLinks } from './calendarLinks'

const { google, outlook } = calendarLinks({
  title: 'Cita con Dra. Corral & Vega',
  start: '2027-01-20T10:00:00+01:00',
  end: '2027-01-20T09:30:00.000Z',
  location: 'Calle Uría 20, Oviedo',
})

it('Google gets the time in UTC, without separators', () => {
  const url = new URL(google)
  expect(url.host).toBe('calendar.google.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Cita con Dra. Corral & Vega',
    dates: '20270120T090000Z/20270120T093000Z',
    location: 'Calle Uría 20, Oviedo',
  })
})

it('Outlook gets the time as instants', () => {
  const url = new URL(outlook)
  expect(url.host).toBe('outlook.live.com')
  expect(url.searchParams.get('subject')).toBe('Cita con Dra. Corral & Vega')
  expect([url.searchParams.get('startdt'), url.searchParams.get('enddt')]).toEqual([
    '2027-01-20T09:00:00.000Z',
    '2027-01-20T09:30:00.000Z',
  ])
})
