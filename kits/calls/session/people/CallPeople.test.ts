import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallSeat } from '@schemas/hub'
import { CallPeople } from './CallPeople'
import type { PeopleInCall } from './otherPeople'

let changed: (message: { callId: number }) => void
let connected: (isConnected: boolean) => void
let named: CallSeat[][]
let people: CallPeople
const read = vi.fn<() => Promise<PeopleInCall>>()

const withPeople = (...ids: number[]): PeopleInCall => ({
  people: ids.map((id) => ({ seat: `guest/${id}`, name: `Guest ${id}`, kind: 'other' })),
  guests: [],
})
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  named = []
  read.mockReset().mockResolvedValue(withPeople())
  people = new CallPeople(
    {
      onMessage: ((_: string, listener: typeof changed) => {
        changed = listener
        return () => {}
      }) as never,
      onConnection: (listener) => {
        connected = listener
        return () => {}
      },
    },
    () => {},
  )
})
afterEach(() => {
  people.stop()
  vi.useRealTimers()
})

async function follow(hasOthers = true): Promise<void> {
  people.follow({
    callId: 7,
    read,
    hasOthers,
    canInvite: true,
    setOthers: (seats) => void named.push([...seats]),
  })
  await settle()
}

it('CALL-030 the people are read at the start, after each change of this call, and after each connect', async () => {
  await follow()
  read.mockResolvedValue(withPeople(5))
  changed({ callId: 8 })
  await settle()
  expect(read).toHaveBeenCalledOnce()
  changed({ callId: 7 })
  await settle()
  // A message that was lost while the hub was away.
  read.mockResolvedValue(withPeople(5, 6))
  connected(true)
  await settle()
  expect(named).toEqual([[], ['guest/5'], ['guest/5', 'guest/6']])
})

it('CALL-030 what arrives from somebody stays through a reading, and goes with them', async () => {
  read.mockResolvedValue(withPeople(5))
  await follow()
  people.change('guest/5', { link: 'good', isPictureMoving: true })
  people.change('guest/6', { link: 'good' })
  changed({ callId: 7 })
  await settle()
  expect(people.view.others).toMatchObject([{ seat: 'guest/5', link: 'good', isPictureMoving: true }])
  read.mockResolvedValue(withPeople())
  changed({ callId: 7 })
  await settle()
  read.mockResolvedValue(withPeople(5))
  changed({ callId: 7 })
  await settle()
  expect(people.view.others).toMatchObject([{ link: 'connecting', isPictureMoving: false }])
})

it('CALL-030 of two readings the later one counts, whichever answers first', async () => {
  let answerFirst: (value: PeopleInCall) => void = () => {}
  read.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
  await follow()
  read.mockResolvedValue(withPeople())
  changed({ callId: 7 })
  await settle()
  answerFirst(withPeople(5))
  await settle()
  expect(people.view.others).toEqual([])
})

it('CALL-030 a reading that fails is repeated; a back end without guests is not asked again', async () => {
  read.mockRejectedValueOnce(new Error('network'))
  await follow()
  expect(people.view.canInvite).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(people.view.canInvite).toBe(true)
  people.stop()
  read.mockReset().mockRejectedValue(Object.assign(new Error('NOT_OFFERED'), { status: 404 }))
  await follow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledOnce()
  expect(people.view.canInvite).toBe(false)
})

it('CALL-030 an engine of two people asks nothing', async () => {
  await follow(false)
  connected(true)
  await settle()
  expect(read).not.toHaveBeenCalled()
})
