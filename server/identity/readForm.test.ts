import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { FormTooLarge, readForm } from './readForm'

test('AUTH-001 a form larger than any of ours is not read', async () => {
  const sent = (text: string) => Readable.from([Buffer.from(text)]) as IncomingMessage
  expect((await readForm(sent('email=ana%40portico.test'))).get('email')).toBe('ana@portico.test')
  await expect(readForm(sent('x'.repeat(20_000)))).rejects.toBeInstanceOf(FormTooLarge)
})
