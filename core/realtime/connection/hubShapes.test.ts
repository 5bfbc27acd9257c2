import { expect, it } from 'vitest'
import type { HubMessageShapes } from '@schemas/hub'
import { createTranslator } from './hubShapes'

const now = '2026-12-01T08:00:00.000Z'
const translatorOf = (shapes?: HubMessageShapes) => createTranslator(shapes, () => now)

it('CALL-053 a notice with the doctor, the room and the appointment is a call that rings', () => {
  const notice = { doctorId: 7, doctorName: 'Dra. Corral', room: 'r9', appointmentId: 41 }
  expect(translatorOf().fromHub('notifyCall', [notice])).toEqual([
    expect.objectContaining({ ...notice, id: 41, status: 'calling', startedBy: 'doctor', startedAt: now }),
  ])
})

it('CALL-049 an answer without a call is an answer to the call that rang', () => {
  const translator = translatorOf()
  translator.fromHub('notifyCall', [{ appointmentId: 41, room: 'r9' }])
  expect(translator.answerOf('acceptVideoCall', [41, { tab: 't' }], undefined)).toMatchObject({
    id: 41,
    room: 'r9',
    status: 'inProgress',
    answeredAt: now,
  })
  const full = { id: 41, status: 'calling' }
  expect(translator.answerOf('acceptVideoCall', [41], full)).toBe(full)
})

it('CALL-034 CALL-051 a call that the hub starts without an answer is that of its appointment', () =>
  expect(translatorOf().answerOf('startCall', [41, { tab: 't' }], null)).toMatchObject({
    id: 41,
    appointmentId: 41,
    status: 'calling',
    startedBy: 'patient',
  }))

it('CALL-054 an end without a call ends the one that rang last', () => {
  const translator = translatorOf()
  translator.fromHub('notifyCall', [{ appointmentId: 41 }])
  expect(translator.fromHub('cancelCalling', [])).toEqual([{ callId: 41 }])
  expect(translator.fromHub('cancelCalling', [{ callId: 40 }])).toEqual([{ callId: 40 }])
})

it('CALL-049 CALL-050 CALL-053 a tenant maps the arguments of its hub', () => {
  const translator = translatorOf({
    notifyCall: {
      name: 'IncomingCall',
      fields: { id: '0', doctorName: '1.doctor.name', room: '1.roomName' },
    },
    acceptVideoCall: { arguments: ['notice.1.roomName', '0', '1.tab'] },
    cancelVideoCall: { arguments: ['notice.1'] },
  })
  const details = { roomName: 'r9', doctor: { name: 'Dra. Corral' } }
  expect(translator.fromHub('notifyCall', [5, details])).toMatchObject([
    { id: 5, doctorName: 'Dra. Corral', room: 'r9', status: 'calling' },
  ])
  expect(translator.toHub('acceptVideoCall', [5, { tab: 't' }])).toEqual(['r9', 5, 't'])
  expect(translator.toHub('cancelVideoCall', [5])).toEqual([details])
  expect(translator.toHub('cancelVideoCall', [6])).toEqual([undefined])
})

it('C-080 other messages pass as they are', () => {
  const translator = translatorOf({ receiveMessage: 'NewMessage' })
  expect(translator.fromHub('receiveMessage', [{ id: 1 }, 2])).toEqual([{ id: 1 }, 2])
  expect(translator.toHub('registerUser', ['ana'])).toEqual(['ana'])
  expect(translator.answerOf('registerUser', ['ana'], undefined)).toBeUndefined()
})
