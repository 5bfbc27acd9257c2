import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { addressOf, FormTooLarge, readForm } from './visitor'

const visit = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::1', undefined, '::1'],
])('AUTH-001 attempts from %s saying %s count for %s', (direct, forwarded, counted) => {
  expect(addressOf(visit(direct, forwarded))).toBe(counted)
})

test('AUTH-001 a form larger than any of ours is not read', async () => {
  const sent = (text: string) => Readable.from([Buffer.from(text)]) as IncomingMessage
  expect((await readForm(sent('email=ana%40portico.test'))).get('email')).toBe('ana@portico.test')
  await expect(readForm(sent('x'.repeat(20_000)))).rejects.toBeInstanceOf(FormTooLarge)
})
