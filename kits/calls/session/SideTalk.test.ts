import { beforeEach, expect, it } from 'vitest'
import type { Signalling } from '../engine/engine'
import { SideTalk, type SideState } from './SideTalk'

const quiet: SideState = {
  isMuted: false,
  isCameraOff: false,
  isInterrupted: false,
  isSoundOnly: false,
  isLinePoor: false,
}
let own: SideState
let sent: SideState[]
let heard: SideState[]
let joined: (peer: string, isOwnSide: boolean) => void
let signal: (peer: string, data: string) => void
let back: () => void
let talk: SideTalk

const signalling: Signalling = {
  join: async () => {},
  send: async (_, data) => void sent.push(JSON.parse(data) as SideState),
  onJoined: (listener) => {
    joined = (peer, isOwnSide) => listener(peer, isOwnSide, isOwnSide ? 'patient' : 'doctor')
    return () => {}
  },
  onSignal: (listener) => {
    signal = (peer, data) => listener(peer, data, 'doctor')
    return () => {}
  },
  onBack: (listener) => {
    back = listener
    return () => {}
  },
}

beforeEach(() => {
  own = quiet
  sent = []
  heard = []
  talk = new SideTalk(
    signalling,
    () => own,
    (state) => void heard.push(state),
  )
})

it('tells the other side what its devices do: at once, and once for each change', () => {
  own = { ...quiet, isMuted: true }
  talk.tell()
  talk.tell()
  expect(sent).toEqual([quiet, own])
})

it('repeats it when the other side gives a sign of life and when the hub is back: messages may be lost', () => {
  sent = []
  joined('other', false)
  back()
  joined('own', true)
  expect(sent).toEqual([quiet, quiet])
})

it.each([
  ['a message of an engine', 'tab-1', JSON.stringify({ ...quiet, isMuted: true })],
  ['no JSON', 'side', 'x'],
  ['null', 'side', 'null'],
  ['a part', 'side', JSON.stringify({ isMuted: true })],
  ['other values', 'side', JSON.stringify({ ...quiet, isMuted: 'yes' })],
])('leaves %s alone', (_, peer, data) => {
  signal(peer, data)
  expect(heard).toEqual([])
})

it('hears what the other side says, and nothing else of it', () => {
  signal('side', JSON.stringify({ ...quiet, isCameraOff: true, more: 1 }))
  expect(heard).toEqual([{ ...quiet, isCameraOff: true }])
})
