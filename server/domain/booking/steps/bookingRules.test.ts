import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { describe, expect, it } from 'vitest'
import { HttpError } from '../../../platform/errors/httpError'
import {
  checkChangeable,
  checkTimeChanged,
  checkOffset,
  checkBookable,
  toBookingConflict,
  type BookingConditions,
} from './bookingRules'

const now = new Date('2027-01-11T07:00:00Z')
const conditions: BookingConditions = {
  start: Date.parse('2027-01-11T08:00:00Z'),
  duration: 30,
  firstBookable: now.getTime(),
  calendar: {
    zone: 'Europe/Madrid',
    week: Array.from({ length: 7 }, () => [{ start: 540, end: 600 }]),
    special: new Map(),
  },
  age: 40,
  minAge: null,
  maxAge: null,
}
const refusal = (act: () => void): unknown => {
  try {
    act()
  } catch (error) {
    return error instanceof HttpError ? error.body() : error
  }
  return null
}
const notAvailable = { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32052 }

describe('checkBookable', () => {
  it.each<[string, Partial<BookingConditions>, unknown]>([
    ['a working time', {}, null],
    ['BOOK-049 too soon', { firstBookable: conditions.start + 1 }, notAvailable],
    ['ERR-022 outside the calendar', { start: conditions.start + 7_200_000 }, notAvailable],
    ['ERR-022 beside the grid', { start: conditions.start + 600_000 }, notAvailable],
    ['BOOK-048 older than maxAge', { maxAge: 39 }, { message: 'MAX_AGE', details: { maxAge: 39 } }],
    ['BOOK-048 younger than minAge', { minAge: 41 }, { message: 'MIN_AGE', details: { minAge: 41 } }],
    ['BOOK-048 as old as minAge', { minAge: 40 }, null],
    ['C-057 an unknown age is not too young', { minAge: 14, age: null }, null],
    ['BOOK-048 as old as maxAge', { maxAge: 40 }, null],
    ['C-057 maxAge 0 means no limit', { maxAge: 0 }, null],
    ['C-057 an unknown age is not blocked', { maxAge: 14, age: null }, null],
  ])('%s', (_, change, expected) =>
    expect(refusal(() => checkBookable({ ...conditions, ...change }))).toEqual(expected),
  )
})

const reason = (name: string): unknown =>
  expect.objectContaining({
    message: 'FORMAT_NOT_VALID',
    details: expect.objectContaining({ reason: name }),
  })

describe('checkChangeable', () => {
  const booked = {
    status: AppointmentStatus.booked,
    readonly: false,
    startsAt: new Date('2027-01-11T08:00:00Z'),
  }
  it('allows a booked appointment in the future', () =>
    expect(refusal(() => checkChangeable(booked, now))).toBeNull())
  it.each([
    ['BOOK-016 cancelled', { status: AppointmentStatus.cancelled }, 'cancelled'],
    ['C-058 of an unknown status', { status: 7 as AppointmentStatus }, 'cancelled'],
    ['BOOK-018 readonly', { readonly: true }, 'readonly'],
    ['begun', { startsAt: now }, 'past'],
  ])('%s may not', (_, change, name) =>
    expect(refusal(() => checkChangeable({ ...booked, ...change }, now))).toEqual(reason(name)),
  )
  it('BOOK-038 rejects a move to the same date and time', () => {
    expect(refusal(() => checkTimeChanged(now, now.getTime()))).toEqual(reason('unchanged'))
    expect(refusal(() => checkTimeChanged(now, now.getTime() + 60_000))).toBeNull()
  })
})

it('C-051 an offset is a multiple of 15 minutes', () => {
  expect(refusal(() => checkOffset(345))).toBeNull()
  expect(refusal(() => checkOffset(-300))).toBeNull()
  expect(refusal(() => checkOffset(7))).toEqual(expect.objectContaining({ message: 'FORMAT_NOT_VALID' }))
})

describe('ERR-021 the conflict of a slot', () => {
  const taken = { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 }
  it('names the doctor’s calendar by default', () =>
    expect(toBookingConflict({ code: '23P01', constraint: 'appointment_doctor_free' })?.body()).toEqual(
      taken,
    ))
  it('marks the patient’s own calendar', () =>
    expect(toBookingConflict({ code: '23P01', constraint: 'appointment_patient_free' })?.body()).toEqual({
      ...taken,
      details: { own: true },
    }))
  it('is undefined for other database errors', () =>
    expect(toBookingConflict({ code: '23505' })).toBeUndefined())
})
