// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import openapi from '../../schemas/generated/openapi.json'
import { findServerPlaces } from './serverPlaces'

const root = path.resolve(import.meta.dirname, '../..')
const operations = Object.entries(openapi.paths).flatMap(([address, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${address.slice(1)}`),
)
const places = findServerPlaces(root, operations)
const placeOf = (operation: string) => places.find((place) => place.operation === operation)

/** Answers from settings, a calculation or another service alone; the search asks the sections that are on. */
const withoutTables = new Set([
  'GET api/config',
  'GET api/countries',
  'GET api/currencies',
  'GET api/diagnoses',
  'GET api/identification-number-types',
  'GET api/plans',
  'GET api/search',
  'GET api/appointments/token',
  'POST api/appointments/clientid',
  'GET api/video-calls/bandwidth',
  'POST api/video-calls/bandwidth',
  'GET api/video-calls/ice-servers',
])

it('every operation of the contract has a line of the server that registers it', () => {
  expect(operations.length).toBeGreaterThan(300)
  expect(operations.filter((operation) => placeOf(operation) === undefined)).toEqual([])
  const missing = places.filter(({ place }) => {
    const [file = '', line] = place.split(':')
    if (!existsSync(path.join(root, file))) return true
    const text = readFileSync(path.join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
    return !/\b(operation|registerEntity)\($|\b(operation|registerEntity)\(api/.test(text)
  })
  expect(missing).toEqual([])
})

it('every operation has tables, but for those that answer from elsewhere', () => {
  const none = places.filter(({ reads, writes }) => reads.length + writes.length === 0)
  expect(none.map(({ operation }) => operation).filter((operation) => !withoutTables.has(operation))).toEqual(
    [],
  )
})

it.each([
  ['GET api/appointments/', 'server/domain/booking/routes.ts', ['appointment', 'doctor', 'service'], []],
  ['POST api/appointments/book', 'server/domain/booking/routes.ts', ['provider'], ['appointment', 'letter']],
  ['POST api/documents/data', 'server/domain/calls/documentRoutes.ts', [], ['document', 'document_upload']],
  ['GET api/letters/', 'server/domain/letters/routes.ts', ['letter'], []],
  ['GET api/companies', 'server/domain/admin/routes.ts', ['company'], []],
  ['PUT api/companies/{id}', 'server/domain/admin/routes.ts', [], ['company', 'audit']],
])('%s is answered by %s, which reads and writes its tables', (operation, file, reads, writes) => {
  const place = placeOf(operation)
  expect(place?.place.split(':')[0]).toBe(file)
  expect(place?.reads).toEqual(expect.arrayContaining(reads))
  expect(place?.writes).toEqual(expect.arrayContaining(writes))
})

it('a reading names no table that only another operation of the same kind writes', () => {
  expect(placeOf('GET api/appointments/')?.writes).toEqual([])
  expect(placeOf('GET api/companies')).toMatchObject({ reads: ['company'], writes: [] })
})

it('an operation that the server does not have is left out', () => {
  expect(findServerPlaces(root, ['GET api/nothing'])).toEqual([])
})
