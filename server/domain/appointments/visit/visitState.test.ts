import { describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { CALLER_GONE_SECONDS } from './signsOfLife'
import { visitStateOf, type LatestCall, type VisitFacts } from './visitState'

const now = new Date('2027-01-11T10:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const facts: VisitFacts = {
  status: AppointmentStatus.booked,
  endedAt: null,
  missedAt: null,
  consultation: null,
  call: null,
}
const call: LatestCall = {
  status: 'calling',
  startedBy: 'patient',
  startedAt: at(-5),
  answeredAt: null,
  endedAt: null,
  endedBy: null,
  endReason: null,
  callerSeenAt: at(0),
}
const ended = {
  ...call,
  status: 'ended',
  answeredAt: at(-5),
  endedAt: at(-1),
  endedBy: 'patient',
  endReason: 'hungUp',
} as const
const talked = { finishedAt: null }
const stateOf = (change: Partial<VisitFacts>) => visitStateOf({ ...facts, ...change }, now)

describe('CALL-014 ROLE-025 the state of a visit', () => {
  it.each<[string, Partial<VisitFacts>, ReturnType<typeof visitStateOf>]>([
    ['nothing has happened', {}, { state: 'planned', since: null }],
    ['the patient calls', { call }, { state: 'waiting', since: at(-5), by: 'patient' }],
    [
      'the doctor calls',
      { call: { ...call, startedBy: 'doctor' } },
      { state: 'ringing', since: at(-5), by: 'doctor' },
    ],
    [
      'they talk',
      { call: { ...ended, status: 'inProgress' }, consultation: talked },
      { state: 'inProgress', since: at(-5) },
    ],
    [
      'they talk again after the end of the visit',
      { call: { ...ended, status: 'inProgress' }, consultation: { finishedAt: at(-2) }, endedAt: at(-2) },
      { state: 'inProgress', since: at(-5) },
    ],
    [
      'a side hung up',
      { call: ended, consultation: talked },
      { state: 'toFinish', since: at(-1), by: 'patient' },
    ],
    [
      'the call was cut off',
      { call: { ...ended, endReason: 'lost' }, consultation: talked },
      { state: 'cutOff', since: at(-1), by: 'patient' },
    ],
    [
      'the doctor ended the visit after a call that was cut off',
      { call: { ...ended, endReason: 'lost' }, consultation: talked, endedAt: at(0) },
      { state: 'toFinish', since: at(0), by: 'doctor' },
    ],
    [
      'the doctor finished writing',
      { call: ended, consultation: { finishedAt: at(0) }, endedAt: at(0) },
      { state: 'finished', since: at(0) },
    ],
    [
      'a visit in person was finished',
      { consultation: { finishedAt: at(0) } },
      { state: 'finished', since: at(0) },
    ],
    [
      'nobody answered the doctor',
      { call: { ...call, startedBy: 'doctor', status: 'missed', endedAt: at(-4) } },
      { state: 'missed', since: at(-5), by: 'doctor' },
    ],
    [
      'nobody answered the doctor, after they have talked',
      {
        call: { ...call, startedBy: 'doctor', status: 'missed', endedAt: at(-4), endedBy: 'doctor' },
        consultation: talked,
      },
      { state: 'toFinish', since: at(-4), by: 'doctor' },
    ],
    [
      'somebody refused',
      { call: { ...call, status: 'refused', endedAt: at(-4), endedBy: 'doctor' } },
      { state: 'refused', since: at(-4), by: 'doctor' },
    ],
    [
      'the patient stopped calling',
      { call: { ...call, status: 'cancelled', endedAt: at(-4) } },
      { state: 'planned', since: null },
    ],
    ['the patient did not come', { missedAt: at(0) }, { state: 'noShow', since: at(0) }],
    ['it was cancelled', { status: AppointmentStatus.cancelled }, { state: 'cancelled', since: null }],
    ['it is only proposed', { status: AppointmentStatus.proposed }, null],
  ])('%s', (_, change, expected) => expect(stateOf(change)).toEqual(expected))

  it('nobody waits or rings who gives no sign of life, at the very second at which it stops', () => {
    const seen = (seconds: number, startedBy: 'patient' | 'doctor') =>
      stateOf({ call: { ...call, startedBy, callerSeenAt: at(-seconds / 60) } })?.state
    expect(seen(CALLER_GONE_SECONDS, 'patient')).toBe('waiting')
    expect(seen(CALLER_GONE_SECONDS + 1, 'patient')).toBe('planned')
    expect(seen(CALLER_GONE_SECONDS, 'doctor')).toBe('ringing')
    expect(seen(CALLER_GONE_SECONDS + 1, 'doctor')).toBe('missed')
  })
})
