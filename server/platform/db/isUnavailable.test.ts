// @vitest-environment node
import { expect, it } from 'vitest'
import { DiskFull } from './diskSpace'
import { isUnavailable } from './isUnavailable'
import { openPglite } from './pglite'
import { openPostgres } from './postgres/postgres'

const errorWith = (properties: object, message = 'x') => Object.assign(new Error(message), properties)

it.each([
  [errorWith({ code: 'ECONNREFUSED' }), true],
  [errorWith({ code: 'ENOENT', syscall: 'connect' }), true],
  [errorWith({ code: 'ENOENT', syscall: 'open' }), false],
  [errorWith({ code: '57P01' }), true],
  [errorWith({ code: '53300' }), true],
  [errorWith({ code: '40P01' }), true],
  [errorWith({ code: '57014' }), false],
  [errorWith({ code: '23505' }), false],
  [errorWith({ code: 'EPERM' }), false],
  [errorWith({}, 'Connection terminated unexpectedly'), true],
  [errorWith({}, 'timeout exceeded when trying to connect'), true],
  [errorWith({}, 'timeout expired'), true],
  [errorWith({}, 'Client was closed and is not queryable'), true],
  [new DiskFull('/data/db'), true],
  [new TypeError('x is not a function'), false],
  ['ECONNREFUSED', false],
])('%o means that the database is unavailable: %s', (error, expected) => {
  expect(isUnavailable(error)).toBe(expected)
})

it('recognises the errors of both drivers', async () => {
  const db = await openPglite()
  await db.close()
  expect(await db.query('select 1').catch(isUnavailable)).toBe(true)
  expect(await db.tx((tx) => tx.query('select 1')).catch(isUnavailable)).toBe(true)
  const refused = await openPostgres('postgres://user@127.0.0.1:9/none').catch((error: Error) => error.cause)
  expect(isUnavailable(refused)).toBe(true)
})
