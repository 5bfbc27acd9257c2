import { beforeEach, expect, it, vi } from 'vitest'
import type { RemoteParticipant } from 'twilio-video'
import type { EngineEvents, PersonMedia } from '@portico/calls/engine/engine'
import { FakeTrack } from '../../tests/calls/testCall'
import { RemotePeople } from './RemotePeople'
import { FakeStream, Participant } from './testSdk'

let events: { [K in keyof EngineEvents]: ReturnType<typeof vi.fn<EngineEvents[K]>> }
let people: RemotePeople
let mains: number

beforeEach(() => {
  vi.stubGlobal('MediaStream', FakeStream)
  mains = 0
  events = {
    onLink: vi.fn<EngineEvents['onLink']>(),
    onRemote: vi.fn<EngineEvents['onRemote']>(),
    onRemotePicture: vi.fn<EngineEvents['onRemotePicture']>(),
    onRemoteShare: vi.fn<EngineEvents['onRemoteShare']>(),
    onTaken: vi.fn<EngineEvents['onTaken']>(),
    onPerson: vi.fn<EngineEvents['onPerson']>(),
  }
  people = new RemotePeople('doctor', events, () => void mains++)
})

const asParticipant = (one: Participant) => one as unknown as RemoteParticipant
function enter(identity: string): Participant {
  const one = new Participant(identity)
  people.enter(asParticipant(one))
  return one
}
function publish(one: Participant, name = 'camera') {
  const mediaStreamTrack = Object.assign(new FakeTrack('video'), { muted: false })
  one.emit('trackSubscribed', { kind: 'video', name, mediaStreamTrack })
  return mediaStreamTrack
}
/** What is known of somebody, from all reports. */
const stateOf = (seat: string): Partial<PersonMedia> =>
  Object.assign({}, ...events.onPerson.mock.calls.filter(([of]) => of === seat).map(([, change]) => change))

it('CALL-030 a guest whom the server has named is seen under their own seat, and the other side stays as it is', () => {
  people.setOthers(['guest/5'])
  const doctor = enter('doctor')
  const shown = publish(doctor)
  const picture = publish(enter('guest-5'), 'screen')
  expect(stateOf('guest/5')).toMatchObject({ link: 'good', isPictureMoving: true, isScreen: true })
  expect(stateOf('guest/5').stream?.getTracks()).toEqual([picture])
  expect(events.onRemote.mock.lastCall?.[0].getTracks()).toEqual([shown])
  expect(events.onRemoteShare).toHaveBeenLastCalledWith(false)
  expect(mains).toBe(1)
})

it('CALL-030 whoever is in the room and was not named is neither seen nor heard, until they are named', () => {
  const guest = enter('guest-5')
  const early = Object.assign(new FakeTrack('video'), { muted: false })
  guest.tracks.set('camera', { track: { kind: 'video', name: 'camera', mediaStreamTrack: early } })
  people.setLink(asParticipant(guest), 'lost')
  expect(events.onPerson).not.toHaveBeenCalled()
  expect(events.onLink).not.toHaveBeenCalled()
  expect(people.hasMain).toBe(false)
  people.setOthers(['guest/5'])
  expect(stateOf('guest/5').stream?.getTracks()).toEqual([early])
})

it('CALL-030 a guest who is named no more is seen no more, whatever they still publish', () => {
  people.setOthers(['guest/5', 'guest/6'])
  const [guest, other] = [enter('guest-5'), enter('guest-6')]
  publish(guest)
  const kept = publish(other)
  const { stream } = stateOf('guest/5')
  people.setOthers(['guest/6'])
  publish(guest)
  expect(stream?.getTracks()).toEqual([])
  expect(stateOf('guest/6').stream?.getTracks()).toEqual([kept])
})

it('CALL-030 a lost line is that of the person whose it is; the connection to the room is that of everybody', () => {
  people.setOthers(['guest/5'])
  const [doctor, guest] = [enter('doctor'), enter('guest-5')]
  people.setLink(asParticipant(guest), 'lost')
  expect([stateOf('guest/5').link, events.onLink.mock.lastCall]).toEqual(['lost', ['connecting']])
  guest.emit('networkQualityLevelChanged', 1)
  expect(stateOf('guest/5').link).toBe('slow')
  people.setAll(false)
  expect([stateOf('guest/5').link, events.onLink.mock.lastCall]).toEqual(['lost', ['lost']])
  people.exit(asParticipant(doctor))
  people.setAll(true)
  expect([stateOf('guest/5').link, events.onLink.mock.lastCall]).toEqual(['good', ['waiting']])
})

it('CALL-030 a guest who comes back into another room is seen again', () => {
  people.setOthers(['guest/5'])
  publish(enter('guest-5'))
  people.clear()
  expect(stateOf('guest/5').isPictureMoving).toBe(false)
  const picture = publish(enter('guest-5'))
  expect(stateOf('guest/5')).toMatchObject({ link: 'good', isPictureMoving: true })
  expect(stateOf('guest/5').stream?.getTracks()).toEqual([picture])
})
