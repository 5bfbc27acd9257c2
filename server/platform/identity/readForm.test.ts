import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { FormTooLarge, readForm } from './readForm'

test('AUTH-001 rejects a form over the size limit', async () => {
  const requestWith = (text: string) => Readable.from([Buffer.from(text)]) as IncomingMessage
  expect((await readForm(requestWith('email=ana%40portico.test'))).get('email')).toBe('ana@portico.test')
  await expect(readForm(requestWith('x'.repeat(20_000)))).rejects.toBeInstanceOf(FormTooLarge)
})
