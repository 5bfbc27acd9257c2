import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, noteProxy } from './clientAddress'

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::1', undefined, '::1'],
])('AUTH-001 a request from %s with X-Forwarded-For %s counts for %s', (direct, forwarded, counted) => {
  expect(clientAddress(requestFrom(direct, forwarded))).toBe(counted)
})

test('AUTH-001 the forwarded address of a configured proxy counts, and that of other machines on its network does not', () => {
  const proxied = requestFrom('10.0.0.5', '203.0.113.9')
  noteProxy(proxied.socket)
  expect(clientAddress(proxied)).toBe('203.0.113.9')
  expect(clientAddress(requestFrom('10.0.0.5', '203.0.113.9'))).toBe('10.0.0.5')
})
