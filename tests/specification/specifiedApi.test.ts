// @vitest-environment node
import path from 'node:path'
import { expect, it } from 'vitest'
import answers from './answers.json' with { type: 'json' }
import { readCalls } from './calls'
import { createSpecifiedApi } from './specifiedApi'
import { readWorld } from './world'

const folder = path.join(import.meta.dirname, 'data')
const calls = readCalls()
const open = () => createSpecifiedApi(readWorld(folder, new Date('2026-11-29T12:00:00Z')), calls)

it('every answer belongs to a call of the specification, and has its data', () => {
  const names = calls.map(({ name }) => name)
  const named = [...Object.keys(answers.reads), ...Object.keys(answers.saves), ...answers.bookings]
  expect(named.filter((name) => !names.includes(name))).toEqual([])
  const world = readWorld(folder)
  const places = [...Object.values(answers.reads), ...Object.values(answers.saves)]
  expect(places.filter((place) => world[place.split('/')[0] ?? ''] === undefined)).toEqual([])
})

it('every read of the specification is answered, except those that only change something', () => {
  const changes = /synchronize|request-password|send-account|finish|end-consultation/
  const reads = calls.filter(({ name, method }) => method === 'GET' && !changes.test(name))
  const answered = new Set(
    reads.filter(({ name }) => name in answers.reads).map(({ pattern }) => pattern.source),
  )
  expect(reads.filter(({ pattern }) => !answered.has(pattern.source)).map(({ name }) => name)).toEqual([])
})

it('a list is plain, a record is read by its id, and an unknown record or call is a 404', () => {
  const api = open()
  const ask = (address: string) => api({ method: 'GET', address, person: 'p1' })
  expect(ask('api/companies').body).toEqual([expect.objectContaining({ companyId: 1 }), expect.anything()])
  expect(ask('api/companies/2').body).toMatchObject({ name: 'Astilleros Cantábrico' })
  expect(ask('api/companies/9').status).toBe(404)
  expect(ask('api/audit').status).toBe(404)
  expect(ask('api/users/data').body).toMatchObject({ id: 'p1' })
})

it('what needs a session answers nobody without one', () => {
  const ask = (address: string) => open()({ method: 'GET', address, person: null }).status
  expect(ask('api/plans')).toBe(401)
  expect(ask('api/config')).toBe(200)
})

it('a save answers an empty 200, and is read again', () => {
  const api = open()
  const call = (method: string, address: string, body?: object) =>
    api({ method, address, person: 'a1', ...(body && { body }) })
  expect(call('POST', 'api/companies', { name: 'Faros' })).toEqual({ status: 200 })
  expect(call('GET', 'api/companies/3').body).toEqual({ companyId: 3, name: 'Faros' })
  expect(call('PUT', 'api/companies/3', { name: 'Faros del Norte' })).toEqual({ status: 200 })
  expect(call('GET', 'api/companies/3').body).toMatchObject({ name: 'Faros del Norte' })
  expect(call('DELETE', 'api/companies/3')).toEqual({ status: 200 })
  expect(call('GET', 'api/companies/3').status).toBe(404)
})

it('a booking is among the appointments', () => {
  const api = open()
  const body = {
    serviceId: 1,
    providerId: 2,
    date: '2026-12-03T00:00:00.000Z',
    time: '08:30',
    userOffset: 60,
  }
  const answer = api({ method: 'POST', address: 'api/appointments/book', person: 'p1', body })
  expect(answer).toEqual({ status: 200, body: { booked: true, bookingData: { providerId: 2 } } })
  expect(api({ method: 'GET', address: 'api/appointments/', person: 'p1' }).body).toContainEqual({
    id: 3,
    startDate: '2026-12-03T08:30:00Z',
    serviceId: 1,
    providerId: 2,
    status: 2,
  })
})

it('dates of the data are those of today', () => {
  const world = readWorld(folder, new Date('2026-11-29T12:00:00Z'))
  expect(world['firstFree']).toBe('2026-12-03T08:00:00Z')
  expect(Object.keys(world['freeTimes'] as object)[0]).toBe('2026-12-03')
})
