import { expect, it, vi } from 'vitest'
import { twilioRooms } from '../../providers/twilio/rooms'
import { readGrants } from './readGrants'
import { Rooms } from './rooms'

const now = new Date('2027-01-11T10:00:00Z')
const account = { account: 'AC1', key: 'SK1', secret: 'secret' }
const rooms = twilioRooms(new Map([['one', account]]))
const token = async (at = now) => (await rooms.tokenFor('one', { seat: 'patient', room: 'r', now: at })) ?? ''

it('CALL-058 the stand-in takes a token of this server for its room', async () => {
  expect(await readGrants(await token(), ['other', 'secret'], now)).toEqual({
    identity: 'patient',
    room: 'r',
  })
})

it.each([
  ['a forged token', token(), ['other'], 20101],
  ['no token', Promise.resolve('x'), ['secret'], 20101],
  ['a token that has ended', token(new Date(now.getTime() - 3_700_000)), ['secret'], 20104],
])('CALL-058 the stand-in refuses %s as Twilio does', async (_, given, secrets, code) => {
  await expect(readGrants(await given, secrets, now)).rejects.toMatchObject({ code })
})

type Sent = Record<string, unknown>[]
const offer = (id: string) => ({ id, description: { type: 'offer', revision: 1, sdp: id } })
const connect = (rooms: Rooms, identity: string) => {
  const sent: Sent = []
  const participant = { revision: 1, tracks: [{ id: `${identity} camera`, kind: 'video' }] }
  const member = rooms.connect(
    { identity, room: 'r' },
    { type: 'connect', token: '', participant, peer_connections: [offer(identity)] },
    (body) => void sent.push(body as Sent[number]),
  )
  return { member, sent }
}

it('CALL-030 the second member gets the offer of the first, which gets the answer', () => {
  const rooms = new Rooms()
  const first = connect(rooms, 'doctor')
  const second = connect(rooms, 'patient')
  expect(second.sent[0]).toMatchObject({
    type: 'connected',
    peer_connections: [{ id: 'doctor', description: { sdp: 'doctor' } }, { id: 'patient' }],
    participants: [{ identity: 'doctor' }],
  })
  const answer = { id: 'doctor', description: { type: 'answer', revision: 1 } }
  rooms.update(second.member, { type: 'update', peer_connections: [answer] })
  expect(first.sent.at(-1)).toMatchObject({ peer_connections: [answer] })
})

it('CALL-030 of two offers at once the first counts, and its sender gets the answer', () => {
  const rooms = new Rooms()
  const first = connect(rooms, 'doctor')
  const second = connect(rooms, 'patient')
  const say = ({ member }: typeof first, type: string, revision: number) =>
    rooms.update(member, {
      type: 'update',
      peer_connections: [{ id: 'doctor', description: { type, revision } }],
    })
  const heard = ({ sent }: typeof first) => sent.at(-1)?.['peer_connections']
  say(second, 'answer', 1)
  say(second, 'offer', 2)
  const before = second.sent.length
  say(first, 'offer', 2)
  expect(second.sent).toHaveLength(before)
  expect(heard(first)).toMatchObject([{ description: { type: 'offer', revision: 2 } }])
  say(first, 'answer', 2)
  expect(heard(second)).toMatchObject([{ description: { type: 'answer', revision: 2 } }])
  say(first, 'offer', 3)
  expect(heard(second)).toMatchObject([{ description: { type: 'offer', revision: 3 } }])
})

it('CALL-030 the same side again replaces the first tab; a fifth person is refused', () => {
  const rooms = new Rooms()
  const first = connect(rooms, 'patient')
  connect(rooms, 'doctor')
  const again = connect(rooms, 'patient')
  expect(first.sent.at(-1)).toMatchObject({ type: 'error', code: 53205 })
  expect(again.sent[0]).toMatchObject({ type: 'connected' })
  connect(rooms, 'guest/1')
  connect(rooms, 'guest/2')
  expect(() => connect(rooms, 'guest/3')).toThrow(expect.objectContaining({ code: 53105 }))
})

/** A browser at the stand-in. It answers each offer, and makes one when the stand-in requests it. Returns the members that it is connected to. */
function browserIn(rooms: Rooms, identity: string) {
  const { member, sent } = connect(rooms, identity)
  const linked = new Map<string, string>()
  let read = 0
  const say = (id: string, type: string) =>
    rooms.update(member, {
      type: 'update',
      peer_connections: [{ id, description: { type, revision: 1, sdp: identity } }],
    })
  const act = (id: string, { type, sdp }: { type: string; sdp?: string }) => {
    if (type === 'close') linked.delete(id)
    if (type === 'create-offer') say(id, 'offer')
    if (type === 'offer') say(id, 'answer')
    if (type === 'offer' || type === 'answer') linked.set(id, sdp ?? '')
  }
  const work = () => {
    for (; read < sent.length; read++) {
      const states = (sent[read]?.['peer_connections'] ?? []) as { id: string; description?: never }[]
      states.forEach(({ id, description }) => description && act(id, description))
    }
  }
  return { member, sent, work, names: () => [...linked.values()].toSorted() }
}

it('CALL-030 each two of up to four people are connected once, in whatever order they come and go', () => {
  const rooms = new Rooms()
  const people = new Map<string, ReturnType<typeof browserIn>>()
  const settle = () => {
    for (let round = 0; round < 6; round++) people.forEach(({ work }) => work())
    const others = (name: string) => [...people.keys()].filter((one) => one !== name).toSorted()
    const linked = [...people].map(([name, { names }]) => [name, names()])
    expect(linked).toEqual([...people.keys()].map((name) => [name, others(name)]))
  }
  const enter = (name: string) => void people.set(name, browserIn(rooms, name))
  const leave = (name: string) => {
    rooms.remove('r', name)
    people.delete(name)
  }
  enter('doctor')
  enter('patient')
  settle()
  // Two at once, before anybody has answered.
  enter('guest/1')
  enter('guest/2')
  settle()
  leave('patient')
  settle()
  enter('patient')
  settle()
  ;['guest/1', 'guest/2', 'patient'].forEach(leave)
  settle()
  enter('guest/1')
  settle()
})

it('CALL-030 who is removed hears why, and the others that they have left; a room that ends, ends for everybody', () => {
  const rooms = new Rooms()
  const [doctor, guest] = [connect(rooms, 'doctor'), connect(rooms, 'guest/1')]
  rooms.remove('r', 'guest/2')
  rooms.remove('other', 'guest/1')
  expect(guest.sent.at(-1)).toMatchObject({ type: 'connected' })
  rooms.remove('r', 'guest/1')
  expect(guest.sent.at(-1)).toMatchObject({ type: 'error' })
  expect(doctor.sent.at(-1)).toMatchObject({
    participants: [{ identity: 'guest/1', state: 'disconnected' }],
  })
  rooms.complete('r')
  expect(doctor.sent.at(-1)).toMatchObject({ type: 'error', code: 53118 })
})

it('CALL-030 who takes a room over alone is found there by the other side', () => {
  const rooms = new Rooms()
  connect(rooms, 'patient')
  const again = connect(rooms, 'patient')
  const other = connect(rooms, 'doctor')
  expect(other.sent[0]).toMatchObject({ participants: [{ identity: 'patient' }] })
  expect(again.sent.at(-1)).toMatchObject({ participants: [{ identity: 'doctor' }] })
})

it('CALL-041 the remaining side sees who leaves, at once or half a minute after a broken line', () => {
  vi.useFakeTimers()
  const rooms = new Rooms()
  const first = connect(rooms, 'doctor')
  const second = connect(rooms, 'patient')
  rooms.lost(second.member, second.member.send)
  expect(first.sent.at(-1)).toMatchObject({ participants: [{ state: 'reconnecting' }] })
  vi.advanceTimersByTime(30_000)
  expect(first.sent.at(-1)).toMatchObject({ participants: [{ state: 'disconnected' }] })
  vi.useRealTimers()
})

it('CALL-030 a session continues after a broken line', () => {
  const rooms = new Rooms()
  connect(rooms, 'doctor')
  const { member } = connect(rooms, 'patient')
  rooms.lost(member, member.send)
  const sent: Sent = []
  rooms.sync(
    { type: 'sync', session: member.session, participant: { revision: 1, tracks: [] } },
    (body) => void sent.push(body as Sent[number]),
  )
  expect(sent[0]).toMatchObject({ type: 'synced', sid: member.room.sid })
})
