import { describe, expect, it } from 'vitest'
import type { VideoCall } from '@schemas/generated/entities'
import { callInProgress, noCall, reduceCall, type CallEvent, type CallState } from './callState'

const call = { id: 7, status: 'calling', startedBy: 'patient', doctorName: 'Dra. Corral' } as VideoCall
const answered: VideoCall = { ...call, status: 'inProgress' }
const end = (by: 'patient' | 'doctor', isConsultationEnded = false): CallEvent => ({
  type: 'ended',
  end: { callId: 7, by, isConsultationEnded },
})
const after = (...events: CallEvent[]): CallState => events.reduce(reduceCall, noCall)
const started: CallEvent = { type: 'started', call, side: 'patient' }
const notified: CallEvent = { type: 'notified', call, side: 'patient' }
const accepted: CallEvent = { type: 'accepted', call: answered }
const cancelled = { type: 'cancelled', callId: 7 } as const satisfies CallEvent

describe('the state of a call', () => {
  it('CALL-024 calling becomes in progress with the answer', () => {
    expect(after(started).phase).toBe('calling')
    expect(callInProgress(after(started))).toBe(false)
    expect(callInProgress(after(started, accepted))).toBe(true)
  })
  it('CALL-032 ERR-030 cancelled while it rings is a missed call', () => {
    expect(after(notified, cancelled)).toMatchObject({ phase: 'idle', missed: { id: 7 } })
  })
  it('CALL-033 ERR-031 C-071 the same message while calling is a refusal', () => {
    expect(after(started, cancelled)).toMatchObject({ phase: 'ended', ending: 'refused', missed: null })
  })
  it('CALL-050 CALL-054 another tab refuses, or stops calling: this one says nothing of a missed call', () => {
    const byPatient: CallEvent = { ...cancelled, by: 'patient' }
    expect(after(notified, byPatient)).toEqual(noCall)
    expect(after(started, byPatient)).toEqual(noCall)
    expect(after(notified, { ...cancelled, by: 'doctor' }).missed).toMatchObject({ id: 7 })
  })
  it('C-071 a cancellation during the call is ignored', () => {
    expect(after(started, accepted, cancelled).phase).toBe('inProgress')
  })
  it('CALL-028 one tab answers, the others stop ringing without a missed call', () => {
    expect(after(notified, { type: 'answering', isAnswering: true }, accepted).phase).toBe('inProgress')
    expect(after(notified, accepted)).toEqual(noCall)
  })
  it('C-078 a second call does not replace the first', () => {
    const second: CallEvent = { ...notified, call: { ...call, id: 8 } }
    expect(after(started, accepted, second).call?.id).toBe(7)
    expect(after(notified, second).call?.id).toBe(7)
  })
  it('CALL-041 the call ends for this side when the other one leaves', () => {
    expect(after(started, accepted, end('doctor'))).toMatchObject({ phase: 'ended', ending: 'otherLeft' })
  })
  it('CALL-062 C-076 left is not ended, and the end of the consultation may come after', () => {
    const left = after(started, accepted, end('doctor'))
    expect(reduceCall(left, end('doctor', true)).ending).toBe('consultationEnded')
  })
  it('CALL-061 another tab of this side hangs up', () => {
    expect(after(started, accepted, end('patient')).ending).toBe('left')
  })
  it('CALL-034 a start that comes back to a call is in progress at once', () => {
    expect(after({ ...started, call: answered }).phase).toBe('inProgress')
  })
  it('CALL-039 what the engine says counts while this side is in the room only', () => {
    const share: CallEvent = { type: 'remoteShare', isShared: true }
    expect(after(notified, share).isRemoteShare).toBe(false)
    expect(after(started, share).isRemoteShare).toBe(true)
    expect(after(started, accepted, share).isRemoteShare).toBe(true)
  })
  it.each([
    ['accepted', { type: 'accepted', call: { ...answered, id: 9 } }],
    ['cancelled', { type: 'cancelled', callId: 9 }],
    ['ended', { type: 'ended', end: { callId: 9, by: 'doctor', isConsultationEnded: true } }],
  ] satisfies [string, CallEvent][])('messages of another call change nothing: %s', (_, event) => {
    for (const state of [after(started), after(notified), after(started, accepted)])
      expect(reduceCall(state, event)).toBe(state)
  })
  describe('a patient who waits and looks at something else', () => {
    const away: CallEvent = { type: 'away', isAway: true }
    const rungBack: CallEvent = { type: 'read', call: { ...call, startedBy: 'doctor' }, awaySince: null }

    it.each([
      ['the doctor rings back', rungBack],
      ['the answer comes although the server did not know', accepted],
      ['the answer is read', { type: 'read', call: answered, awaySince: null } satisfies CallEvent],
    ])('C-070 is not seen without a press: %s', (_, event) => {
      expect(after(started, away, event)).toMatchObject({ phase: 'ringing', isAway: true })
    })
    it('C-070 comes in by answering, and what says the answer again changes nothing before', () => {
      const rings = after(started, away, accepted, accepted, {
        type: 'read',
        call: answered,
        awaySince: null,
      })
      expect(rings.phase).toBe('ringing')
      const entered = reduceCall(reduceCall(rings, { type: 'answering', isAnswering: true }), accepted)
      expect(callInProgress(entered)).toBe(true)
    })
    it('is in the call at once after coming back', () => {
      expect(after(started, away, { type: 'away', isAway: false }, accepted).phase).toBe('inProgress')
    })
    it('only a patient who calls can be away', () => {
      expect(after({ ...started, side: 'doctor' }, away).isAway).toBe(false)
      expect(after(notified, away).isAway).toBe(false)
    })
  })
  it('CALL-034 other tabs of a doctor stop ringing when one rings back, or says when they come', () => {
    const rings: CallEvent = { type: 'notified', call: { ...call, startedBy: 'patient' }, side: 'doctor' }
    const said = { ...call, startedBy: 'patient', expectedAt: '2027-01-11T11:00:00Z' } as VideoCall
    expect(after(rings, { type: 'read', call: { ...call, startedBy: 'doctor' }, awaySince: null })).toEqual(
      noCall,
    )
    expect(after(rings, { type: 'read', call: said, awaySince: null })).toEqual(noCall)
  })
})
