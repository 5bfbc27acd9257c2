import { AppointmentStatus } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { describe, expect, it } from 'vitest'
import { appointmentsInTab, isBooked, openProposals, minutesUntil, isJoinable } from './rules'
import { canChange, parseTab, placeName } from './list/rules'

const now = Date.parse('2027-03-01T10:00:00Z')
const at = (startDate: string, more: Partial<Appointment> = {}): Appointment => ({
  id: Date.parse(startDate) / 60_000,
  startDate,
  status: AppointmentStatus.booked,
  duration: 20,
  ...more,
})
const earlier = at('2027-02-01T10:00:00Z')
const running = at('2027-03-01T09:50:00Z')
const soon = at('2027-03-01T10:12:00Z')
const later = at('2027-03-09T10:00:00Z')
const cancelled = at('2027-03-05T10:00:00Z', { status: AppointmentStatus.cancelled })
const unknown = at('2027-03-06T10:00:00Z', { status: 7 as AppointmentStatus })
const all = [later, cancelled, earlier, unknown, soon, running]

describe('the booked list', () => {
  it('BOOK-016 status 2 is booked and any other value is cancelled', () => {
    expect(
      ([2, 0, 1, 3, 7] as AppointmentStatus[]).map((status) =>
        isBooked(at('2027-03-09T10:00:00Z', { status })),
      ),
    ).toEqual([true, false, false, false, false])
  })

  it('upcoming lists appointments that have not ended, the earliest first', () => {
    expect(appointmentsInTab(all, 'upcoming', now)).toEqual([running, soon, later])
  })

  it('BOOK-096 a visit that is over before its hour is past, and is neither moved nor cancelled', () => {
    const finished = at('2027-03-01T10:12:00Z', { visitState: { state: 'finished', since: null } })
    const talked = at('2027-03-01T10:12:00Z', { visitState: { state: 'toFinish', since: null } })
    expect(appointmentsInTab([finished, talked], 'upcoming', now)).toEqual([talked])
    expect(appointmentsInTab([finished, talked], 'past', now)).toEqual([finished])
    expect([finished, talked, soon].map((one) => canChange(one, now))).toEqual([false, false, true])
  })

  it('past lists appointments that have ended, the latest first', () => {
    expect(
      appointmentsInTab([...all, at('2027-02-20T10:00:00Z')], 'past', now).map((a) => a.startDate),
    ).toEqual(['2027-02-20T10:00:00Z', '2027-02-01T10:00:00Z'])
  })

  it('BOOK-016 cancelled lists every status except 2', () => {
    expect(appointmentsInTab(all, 'cancelled', now)).toEqual([unknown, cancelled])
  })

  it('BOOK-110 a proposal is upcoming while it can be answered, then cancelled; it can be neither moved nor cancelled', () => {
    const proposed = (answerBy: string) =>
      at('2027-03-07T10:00:00Z', { status: AppointmentStatus.proposed, answerBy })
    const open = proposed('2027-03-02T10:00:00Z')
    const first = { ...proposed('2027-03-01T12:00:00Z'), id: 1 }
    const late = { ...proposed('2027-03-01T09:00:00Z'), id: 2 }
    expect(appointmentsInTab([...all, open], 'upcoming', now)).toEqual([running, soon, open, later])
    expect(appointmentsInTab([open, late], 'cancelled', now)).toEqual([late])
    expect(openProposals([open, late, later, first], now)).toEqual([first, open])
    expect(canChange(open, now)).toBe(false)
  })

  it('BOOK-018 read-only, cancelled and started appointments can be neither moved nor cancelled', () => {
    expect(canChange(later, now)).toBe(true)
    expect(canChange({ ...later, readonly: true }, now)).toBe(false)
    expect(canChange(cancelled, now)).toBe(false)
    expect(canChange(running, now)).toBe(false)
  })

  it('an unknown tab in the address opens the first one', () => {
    expect([undefined, 'past', 'cancelled', '__proto__'].map(parseTab)).toEqual([
      'upcoming',
      'past',
      'cancelled',
      'upcoming',
    ])
  })

  it('the countdown covers the last two hours', () => {
    expect(minutesUntil(soon, now)).toBe(12)
    expect(minutesUntil(running, now)).toBeNull()
    expect(minutesUntil(at('2027-03-01T12:00:00Z'), now)).toBe(120)
    expect(minutesUntil(at('2027-03-01T12:00:01Z'), now)).toBeNull()
  })

  it('CALL-001 a video visit is joined from a quarter of an hour before it until its end, or while somebody is in it', () => {
    const visit = at('2027-03-01T10:15:00Z', { appointmentType: 2, duration: 20 })
    const joins = (moment: string, change = {}) => isJoinable({ ...visit, ...change }, Date.parse(moment))
    expect(joins('2027-03-01T09:59:59Z')).toBe(false)
    expect(joins('2027-03-01T10:00:00Z')).toBe(true)
    expect(joins('2027-03-01T10:34:59Z')).toBe(true)
    expect(joins('2027-03-01T10:35:00Z')).toBe(false)
    const late = { visitState: { state: 'inProgress' as const, since: null } }
    expect(joins('2027-03-01T10:50:00Z', late)).toBe(true)
    expect(joins('2027-03-01T10:20:00Z', { visitState: { state: 'finished' as const, since: null } })).toBe(
      false,
    )
    expect(joins('2027-03-01T10:20:00Z', { appointmentType: 1 })).toBe(false)
    expect(joins('2027-03-01T10:20:00Z', { status: 1 })).toBe(false)
  })

  it('only a physical appointment has a place', () => {
    expect(placeName(at('2027-03-01T12:00:00Z', { appointmentType: 1, centro: 'Consulta 14' }))).toBe(
      'Consulta 14',
    )
    expect(placeName(at('2027-03-01T12:00:00Z', { appointmentType: 2, centro: 'Consulta 14' }))).toBeNull()
  })
})
