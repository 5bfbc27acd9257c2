import { describe, expect, it } from 'vitest'
import type { Appointment, VideoConsultation } from '@schemas/generated/entities'
import { bareVisit, nextVisit, visitPhaseOf } from './nextVisit'

const now = Date.parse('2027-01-11T10:00:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const visit = (id: number, minutes: number, change: Partial<Appointment> = {}): Appointment => ({
  id,
  startDate: at(minutes),
  status: 2,
  appointmentType: 2,
  ...change,
})
const consultation = (change: Partial<VideoConsultation> = {}): VideoConsultation => ({
  appointmentId: 1,
  opensAt: at(-10),
  closesAt: at(60),
  lateAt: at(15),
  endedAt: null,
  summary: null,
  call: null,
  readiness: null,
  readinessAt: null,
  ...change,
})

describe('the next visit of the board', () => {
  it('CALL-014 it is the next one by video that is booked', () => {
    const others = [visit(1, 5, { appointmentType: 1 }), visit(2, 6, { status: 1 })]
    expect(nextVisit([visit(4, 90), ...others, visit(3, 30)], now)?.id).toBe(3)
  })
  it('CALL-014 one that began up to an hour ago comes before the next one', () => {
    expect(nextVisit([visit(2, 30), visit(1, -50)], now)?.id).toBe(1)
    expect(nextVisit([visit(2, 30), visit(1, -70)], now)?.id).toBe(2)
  })
  it('a visit that is over is shown while no other one is near', () => {
    expect(nextVisit([visit(1, -120), visit(2, 60 * 24 * 8)], now)?.id).toBe(1)
    expect(nextVisit([visit(1, -300)], now)).toBeUndefined()
  })
})

describe('the phase of a visit', () => {
  it.each([
    ['early', -10 * 60_000 - 1],
    ['open', -10 * 60_000],
    ['open', 0],
    ['late', 15 * 60_000],
    ['late', 60 * 60_000],
    ['closed', 60 * 60_000 + 1],
  ])('CALL-014 it is %s %d ms from the start', (phase, offset) => {
    expect(visitPhaseOf(consultation(), now + offset)).toBe(phase)
  })
  it('CALL-062 the end takes precedence over the time, and a call in progress can be joined again', () => {
    expect(visitPhaseOf(consultation({ endedAt: at(1) }), now)).toBe('ended')
    const call = { status: 'inProgress' } as VideoConsultation['call']
    expect(visitPhaseOf(consultation({ call }), now + 3_700_000)).toBe('inProgress')
  })
  it.each([
    ['inProgress', 'inProgress'],
    ['finished', 'ended'],
    ['noShow', 'noShow'],
    ['planned', 'late'],
    // They have talked: nobody is late.
    ['toFinish', 'open'],
    ['cutOff', 'open'],
  ] as const)('CALL-014 what the server says counts: %s is %s', (state, phase) => {
    const visitState = { state, since: null }
    expect(visitPhaseOf(consultation({ visitState }), now + 16 * 60_000)).toBe(phase)
  })
})

it('SHELL-048 without the capability `visits` a visit opens a quarter of an hour before its start, and closes an hour after it', () => {
  expect(bareVisit({ id: 7, startDate: '2026-12-02T10:00:00+01:00' })).toMatchObject({
    appointmentId: 7,
    opensAt: '2026-12-02T08:45:00.000Z',
    closesAt: '2026-12-02T10:00:00.000Z',
    call: null,
  })
})
