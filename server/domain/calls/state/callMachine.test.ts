import { describe, expect, it } from 'vitest'
import { nextCall, type CallEvent, type CallStatus } from './callMachine'

const sides = ['patient', 'doctor'] as const
const other = { patient: 'doctor', doctor: 'patient' } as const
const events: CallEvent[] = [
  { type: 'endConsultation' },
  ...sides.flatMap((by) =>
    (['answer', 'cancel', 'leave', 'gone'] as const).map((type): CallEvent => ({ type, by })),
  ),
]

describe.each(sides)('a call that rings, started by the %s', (startedBy) => {
  const call = { status: 'calling', startedBy } as const
  const stopped = startedBy === 'doctor' ? 'missed' : 'cancelled'

  it('CALL-028 is answered by the other side alone', () => {
    expect(nextCall(call, { type: 'answer', by: other[startedBy] })?.status).toBe('inProgress')
    expect(nextCall(call, { type: 'answer', by: startedBy })).toBeNull()
  })

  it('CALL-033 CALL-054 ends by either side, and says which', () => {
    expect(nextCall(call, { type: 'cancel', by: startedBy })).toEqual({
      status: stopped,
      endReason: 'stopped',
      endedBy: startedBy,
    })
    expect(nextCall(call, { type: 'cancel', by: other[startedBy] })).toEqual({
      status: 'refused',
      endReason: 'refused',
      endedBy: other[startedBy],
    })
  })

  it('CALL-032 ends when who called is gone, and waits for who is called', () => {
    expect(nextCall(call, { type: 'gone', by: startedBy })).toEqual({
      status: stopped,
      endReason: 'lost',
      endedBy: startedBy,
    })
    expect(nextCall(call, { type: 'gone', by: other[startedBy] })).toBeNull()
  })
})

it('CALL-041 CALL-061 a call in progress ends when a side leaves or is gone, and when the doctor ends the visit', () => {
  const call = { status: 'inProgress', startedBy: 'patient' } as const
  for (const by of sides) {
    const hungUp = { status: 'ended', endReason: 'hungUp', endedBy: by }
    expect(nextCall(call, { type: 'leave', by })).toEqual(hungUp)
    expect(nextCall(call, { type: 'cancel', by })).toEqual(hungUp)
    expect(nextCall(call, { type: 'gone', by })).toEqual({ ...hungUp, endReason: 'lost' })
    expect(nextCall(call, { type: 'answer', by })).toBeNull()
  }
  expect(nextCall(call, { type: 'endConsultation' })).toMatchObject({
    status: 'ended',
    endReason: 'consultationEnded',
  })
})

it('a call that is over stays as it is, whatever arrives late', () => {
  const over: CallStatus[] = ['ended', 'missed', 'refused', 'cancelled']
  for (const status of over)
    for (const startedBy of sides)
      for (const event of events) expect(nextCall({ status, startedBy }, event)).toBeNull()
})
