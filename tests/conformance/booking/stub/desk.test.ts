import { describe, expect, test } from 'vitest'
import { defineOperations } from '@portico/core/http/operations/defineOperations'
import { startTime } from '../backEnd'
import { testClient } from '../client'
import type { TenantOfSuite } from '../subject'
import { calendarTimes } from './calendarTimes'
import { apiStub } from './operations'
import { startStub } from './startStub'

const rooms = defineOperations({
  plugin: 'rooms',
  operations: {
    'GET rooms/{id}/times': { query: { from: 'date-time', to: 'date-time' }, answer: { list: 'date-time' } },
    'POST visits': {
      body: { fields: { room: 'text', at: 'date-time', 'price?': 'number' } },
      answer: { fields: { visit: 'integer', 'payAt?': 'string' } },
    },
    'PUT visits/{id}': { body: { fields: { at: 'date-time' } } },
    'GET broken': { answer: { list: { fields: { at: 'date-time' } } } },
  },
})

const api = apiStub(
  rooms,
  {
    'GET rooms/{id}/times': ({ params, query }, desk) =>
      desk.free(String(params.id), query).map(({ start }) => start),
    'POST visits': ({ body: { room, at, price = 0 } }, desk) => {
      const { id, paymentUrl } = desk.book({ calendar: room, start: at, price })
      return { visit: id, ...(paymentUrl !== undefined && { payAt: paymentUrl }) }
    },
    'PUT visits/{id}': ({ params, body }, desk) => void desk.move(Number(params.id), { start: body.at }),
    'GET broken': () => [{ at: 'soon' }],
  },
  (reason) => ({ status: 409, body: { message: reason } }),
)
const calendars = [
  { id: 'one', zone: 'Europe/Madrid', opens: '09:00', closes: '10:00', minutes: 30 },
  { id: 'two', zone: 'Asia/Kolkata', opens: '09:00', closes: '10:00', minutes: 30 },
]
const at = '2027-03-11T08:00:00.000Z'

/** A stub whose API is at an address of its own, with clients of both people. */
async function setup(receivesToken = true) {
  const apis = { rooms: { address: 'https://rooms.example/v1', receivesToken } }
  const tenant = { id: 'a', manifest: { hosts: ['a.example'], pluginApis: apis }, features: [] }
  const stub = startStub({ calendars, apis: [api] }, tenant as unknown as TenantOfSuite)
  const clientOf = (token: string | null) =>
    testClient(stub.transport(tenant as unknown as TenantOfSuite), { token, apis })
  const tokens = [
    await stub.tokenFor(tenant as never, 'first'),
    await stub.tokenFor(tenant as never, 'second'),
  ]
  const [first, second] = tokens.map((token) => clientOf(token).callPlugin)
  if (!first || !second) throw new Error('no clients')
  return { stub, tenant: tenant as never, tokens, first, second, visitor: clientOf(null).callPlugin }
}
const day = { from: '2027-03-11T00:00:00Z', to: '2027-03-12T00:00:00Z' }
const visit = (room = 'one', more = {}) => ({ body: { room, at, ...more } })

describe('the times of a calendar', () => {
  test.each([
    ['Europe/Madrid', '2027-03-27T00:00:00Z', ['2027-03-27T08:00:00.000Z', '2027-03-28T07:00:00.000Z']],
    ['America/New_York', '2027-03-13T05:00:00Z', ['2027-03-13T14:00:00.000Z', '2027-03-14T13:00:00.000Z']],
    ['Pacific/Chatham', '2027-04-02T12:00:00Z', ['2027-04-02T19:15:00.000Z', '2027-04-03T20:15:00.000Z']],
  ])('in %s are at the same hour before and after clocks change', (zone, from, expected) => {
    const calendar = { id: 'x', zone, opens: '09:00', closes: '09:30', minutes: 30 }
    const start = Date.parse(from)
    const found = calendarTimes(calendar, start, start + 48 * 3_600_000)
    expect(found.map((time) => new Date(time).toISOString())).toEqual(expected)
  })

  test('are within the range, its end excluded', () => {
    const [calendar] = calendars
    const [from, to] = [Date.parse(at), Date.parse(at) + 30 * 60_000]
    expect(calendar && calendarTimes(calendar, from, to)).toEqual([from])
  })
})

test('of two people who book one time at once one has it, and the other is refused in the form of the API', async () => {
  const { stub, tenant, first, second } = await setup()
  const results = await Promise.allSettled([
    first(rooms, 'POST visits', visit()),
    second(rooms, 'POST visits', visit()),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, message: 'taken' },
  })
  expect(await stub.booked(tenant)).toHaveLength(1)
  expect(await first(rooms, 'GET rooms/{id}/times', { params: { id: 'one' }, query: day })).not.toContain(at)
})

test('an idempotency key books once, and another request with it is refused', async () => {
  const { first } = await setup()
  const book = (more: object) => first(rooms, 'POST visits', { ...visit('one', more), idempotencyKey: 'k' })
  const [one, two] = await Promise.all([book({}), book({})])
  expect(two).toEqual(one)
  await expect(book({ price: 3 })).rejects.toMatchObject({ message: 'keyReused' })
})

test('a time that is no time of the calendar, is past or begins at once is refused', async () => {
  const { stub, first } = await setup()
  const book = (time: string) => first(rooms, 'POST visits', { body: { room: 'one', at: time } })
  await expect(book('2027-03-11T08:10:00Z')).rejects.toMatchObject({ message: 'taken' })
  stub.setNow(new Date(Date.parse(at) - 60_000))
  await expect(book(at)).rejects.toMatchObject({ message: 'tooSoon' })
  await stub.reset()
  expect(stub.now()).toEqual(startTime)
})

test('a price holds the time until it is paid, and a refused payment gives it back', async () => {
  const { stub, tenant, first } = await setup()
  const { payAt = '' } = await first(rooms, 'POST visits', visit('one', { price: 20 }))
  expect(await stub.booked(tenant)).toMatchObject([{ isHeld: true }])
  await stub.pay(tenant, payAt, 'refused')
  expect(await stub.booked(tenant)).toEqual([])
  const again = await first(rooms, 'POST visits', visit('one', { price: 20 }))
  await stub.pay(tenant, again.payAt ?? '', 'paid')
  expect(await stub.booked(tenant)).toMatchObject([{ isHeld: false }])
})

test('nobody moves an appointment of somebody else, and an ended session may do nothing', async () => {
  const { stub, tenant, tokens, first, second } = await setup()
  const { visit: id } = await first(rooms, 'POST visits', visit())
  const move = { params: { id }, body: { at: '2027-03-11T08:30:00.000Z' } }
  await expect(second(rooms, 'PUT visits/{id}', move)).rejects.toMatchObject({ message: 'missing' })
  await stub.endSession(tenant, tokens[0] ?? '')
  await expect(first(rooms, 'PUT visits/{id}', move)).rejects.toMatchObject({ message: 'signedOut' })
  expect(await stub.booked(tenant)).toMatchObject([{ id, start: at }])
})

test('an API without the token books for nobody it knows; one with it books nothing without a session', async () => {
  const unknown = await setup(false)
  await unknown.first(rooms, 'POST visits', visit())
  expect(await unknown.stub.booked(unknown.tenant)).toMatchObject([{ person: null }])
  const known = await setup()
  await expect(known.visitor(rooms, 'POST visits', visit())).rejects.toMatchObject({ message: 'signedOut' })
})

test('what other patients have taken is free for nobody, and without working hours nothing is', async () => {
  const { stub, tenant, first } = await setup()
  await stub.takeTime(tenant, at, 5)
  await expect(first(rooms, 'POST visits', visit())).rejects.toMatchObject({ message: 'taken' })
  await stub.withoutWorkingHours(tenant, async () => {
    expect(await first(rooms, 'GET rooms/{id}/times', { params: { id: 'two' }, query: day })).toEqual([])
  })
  expect(await first(rooms, 'GET rooms/{id}/times', { params: { id: 'two' }, query: day })).not.toEqual([])
})

test('an answer of another shape is explained with its place', async () => {
  const { first } = await setup()
  await expect(first(rooms, 'GET broken')).rejects.toThrow(/GET .*broken: the answer\[0\]\.at is "soon"/)
})

test('a request for an operation that no stub has is explained', async () => {
  const { first } = await setup()
  const other = defineOperations({ plugin: 'rooms', operations: { 'GET prices': { answer: 'any' } } })
  await expect(first(other, 'GET prices')).rejects.toThrow(
    'the stub has no operation for GET https://rooms.example/v1/prices',
  )
})
