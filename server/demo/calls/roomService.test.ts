// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRoomService, type RoomService } from '../../providers/twilio/roomService'
import { startTwilioServer, type TwilioServer } from '../../providers/twilio/test/twilioServer'
import { Rooms } from './rooms'
import { serviceOf } from './sandbox'

/** A service, and a browser that joins its rooms. */
interface Subject {
  service: RoomService
  /** Throws when the room is full. */
  join: (room: string, identity: string) => void
  isIn: (room: string, identity: string) => boolean
}

function standIn(): Subject {
  const rooms = new Rooms()
  const removed = new Set<string>()
  return {
    service: serviceOf(rooms),
    join: (room, identity) => {
      const send = (body: object) => {
        const { type } = body as { type: string }
        if (type === 'connected') removed.delete(`${room} ${identity}`)
        if (type === 'error') removed.add(`${room} ${identity}`)
      }
      removed.add(`${room} ${identity}`)
      const participant = { revision: 1, tracks: [] }
      rooms.connect(
        { room, identity },
        { type: 'connect', token: '', participant, peer_connections: [] },
        send,
      )
    },
    isIn: (room, identity) => !removed.has(`${room} ${identity}`),
  }
}

const atTwilio = ({ url, rooms }: TwilioServer): Subject => ({
  service: createRoomService({ account: 'AC1', key: 'SK1', secret: 's' }, url),
  join: (name, identity) => {
    const room = rooms.get(name)
    if (!room || room.people.size >= room.max) throw new Error('full')
    room.people.add(identity)
  },
  isIn: (name, identity) => rooms.get(name)?.people.has(identity) ?? false,
})

let twilio: TwilioServer
beforeEach(async () => {
  twilio = await startTwilioServer()
})
afterEach(() => twilio.close())

describe.each([
  ['Twilio', () => atTwilio(twilio)],
  ['the stand-in', standIn],
])('rooms of calls with guests at %s', (_, open) => {
  it('CALL-058 a room has place for four, and opening it again changes nothing', async () => {
    const { service, join, isIn } = open()
    await service.open('r')
    const people = ['doctor', 'patient', 'guest-1', 'guest-2']
    people.forEach((identity) => join('r', identity))
    expect(() => join('r', 'guest-3')).toThrow(/full|too many/)
    await service.open('r')
    expect(people.map((identity) => isIn('r', identity))).toEqual([true, true, true, true])
  })

  it('CALL-058 who is removed is out, and everybody else stays', async () => {
    const { service, join, isIn } = open()
    await service.open('r')
    ;['doctor', 'guest-1'].forEach((identity) => join('r', identity))
    await service.remove('r', 'guest-1')
    expect([isIn('r', 'guest-1'), isIn('r', 'doctor')]).toEqual([false, true])
  })

  it('CALL-058 removing somebody who is not there changes nothing', async () => {
    const { service, join, isIn } = open()
    await service.open('r')
    join('r', 'doctor')
    await service.remove('r', 'guest-1')
    await service.remove('unknown', 'doctor')
    expect(isIn('r', 'doctor')).toBe(true)
  })

  it('CALL-058 a room that ends, ends for everybody; ending it again changes nothing', async () => {
    const { service, join, isIn } = open()
    await service.open('r')
    ;['doctor', 'patient'].forEach((identity) => join('r', identity))
    await service.close('r')
    await service.close('r')
    expect([isIn('r', 'doctor'), isIn('r', 'patient')]).toEqual([false, false])
  })
})

it('CALL-058 the requests are those of Twilio’s documentation, in the name of the account', async () => {
  const { service, join } = atTwilio(twilio)
  await service.open('room 7')
  join('room 7', 'guest-1')
  await service.remove('room 7', 'guest-1')
  await service.close('room 7')
  expect(twilio.requests.map(({ path, fields }) => [path, fields])).toEqual([
    ['Rooms', { UniqueName: 'room 7', Type: 'group', MaxParticipants: '4' }],
    ['Rooms/room%207/Participants/guest-1', { Status: 'disconnected' }],
    ['Rooms/room%207', { Status: 'completed' }],
  ])
  const basic = `Basic ${Buffer.from('SK1:s').toString('base64')}`
  expect(new Set(twilio.requests.map(({ authorization }) => authorization))).toEqual(new Set([basic]))
})

it.each([
  [0, 'Twilio: no answer'],
  [401, 'Twilio: status 401'],
  [500, 'Twilio: status 500'],
])('CALL-058 an answer %i is a failure whose text has no secret', async (status, text) => {
  const { service } = atTwilio(twilio)
  twilio.status = status
  await expect(service.open('r')).rejects.toThrow(text)
  await expect(service.remove('r', 'guest-1')).rejects.toThrow(text)
  await expect(service.close('r')).rejects.toThrow(text)
})
