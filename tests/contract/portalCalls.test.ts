// @vitest-environment node
import path from 'node:path'
import { expect, it } from 'vitest'
import { readContract } from '../../scripts/contract/contract'
import { isNamed, portalCalls } from './portalCalls'

const operations = readContract(path.resolve(import.meta.dirname, '../..'))

/** Addresses that a browser reads without the client of the API: pictures. */
const readByBrowsers = ['GET api/thumbnails/{id}/{size}']

it('SHELL-048 the portal calls an operation, or the contract says which other clients do', () => {
  const called = portalCalls(operations.map(({ name }) => name))
  const unexplained = operations.filter(
    ({ name, otherClients }) =>
      otherClients === undefined && !called.has(name) && !readByBrowsers.includes(name),
  )
  expect(unexplained.map(({ name }) => name)).toEqual([])
})

it('SHELL-048 the portal calls no operation that the contract has for other clients', () => {
  const others = operations.filter(({ otherClients }) => otherClients !== undefined)
  expect(others.length).toBeGreaterThan(40)
  expect(others.filter(({ name }) => isNamed(name)).map(({ name }) => name)).toEqual([])
})
