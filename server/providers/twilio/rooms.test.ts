// @vitest-environment node
import { decodeJwt } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import type { CallSeat } from '../../../schemas/hub'
import { twilioRooms } from './rooms'
import { RoomServiceError } from './roomService'

const now = new Date('2027-01-11T10:00:00Z')
const account = { account: 'AC1', key: 'SK1', secret: 'secret' }
let asked: string[]
let failures: number
let logged: string[]
let pauses: number[]

const ask = async (text: string) => {
  asked.push(text)
  if (failures-- > 0) throw new RoomServiceError('Twilio: no answer')
}
const service = {
  open: (room: string) => ask(`open ${room}`),
  remove: (room: string, identity: string) => ask(`remove ${identity} from ${room}`),
  close: (room: string) => ask(`close ${room}`),
}
const openRooms = () =>
  twilioRooms(new Map([['one', account]]), {
    serviceOf: (tenant) => (tenant === 'one' ? service : undefined),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    report: (text) => void logged.push(text),
  })
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(() => {
  asked = []
  logged = []
  pauses = []
  failures = 0
})

const tokenOf = async (rooms: ReturnType<typeof openRooms>, seat: CallSeat) =>
  decodeJwt((await rooms.tokenFor('one', { seat, room: 'r', now })) ?? '')

it('CALL-058 a room is opened once, before anybody gets a token for it', async () => {
  const rooms = openRooms()
  await Promise.all([tokenOf(rooms, 'doctor'), tokenOf(rooms, 'patient')])
  await tokenOf(rooms, 'doctor')
  expect(asked).toEqual(['open r'])
})

it('CALL-058 a room that could not be opened costs nobody the call, and is tried again with the next token', async () => {
  const rooms = openRooms()
  failures = 1
  expect(await tokenOf(rooms, 'doctor')).toMatchObject({ sub: 'AC1' })
  expect(logged).toEqual(['rooms: Twilio: no answer'])
  await tokenOf(rooms, 'patient')
  expect(asked).toEqual(['open r', 'open r'])
})

it('CALL-058 the token of a guest ends after a minute and names their seat only', async () => {
  const { exp, grants } = await tokenOf(openRooms(), 'guest/5')
  expect(exp).toBe(now.getTime() / 1000 + 60)
  expect(grants).toEqual({ identity: 'guest-5', video: { room: 'r' } })
})

it('CALL-058 a removal that fails is repeated until it is done, and given up after the fourth attempt', async () => {
  failures = 2
  openRooms().remove('one', { seat: 'guest/5', room: 'r' })
  await settle()
  expect(asked).toEqual(Array.from({ length: 3 }, () => 'remove guest-5 from r'))
  expect(pauses).toEqual([1000, 5000])
  failures = 9
  asked = []
  openRooms().close('one', 'r')
  await settle()
  expect(asked).toEqual(Array.from({ length: 4 }, () => 'close r'))
})

it('CALL-058 nothing happens for a tenant without an account', async () => {
  const rooms = openRooms()
  expect(rooms.tokenFor('two', { seat: 'doctor', room: 'r', now })).toBeUndefined()
  rooms.remove('two', { seat: 'guest/5', room: 'r' })
  rooms.close('two', 'r')
  await settle()
  expect(asked).toEqual([])
})
