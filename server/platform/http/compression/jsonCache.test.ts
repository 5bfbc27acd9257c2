import { expect, it, vi } from 'vitest'
import { compressOnce, serializeJson } from './jsonCache'

it('serializes the same object once, and an equal object again', () => {
  const answer = { doctors: ['Núria'] }
  expect(String(serializeJson(answer))).toBe('{"doctors":["Núria"]}')
  expect(serializeJson(answer)).toBe(serializeJson(answer))
  expect(serializeJson({ ...answer })).not.toBe(serializeJson(answer))
})
it('serializes values that are no objects', () => {
  expect([null, undefined, 0, 'a'].map((answer) => String(serializeJson(answer)))).toEqual([
    'null',
    'null',
    '0',
    '"a"',
  ])
})
it('compresses a text once per encoding', async () => {
  const compress = vi.fn<(text: Buffer) => Promise<Buffer>>(async (text) => Buffer.concat([text, text]))
  const text = Buffer.from('ab')
  const outputs = await Promise.all(
    ['br', 'br', 'gzip'].map((encoding) => compressOnce(text, encoding, compress)),
  )
  expect(outputs.map(String)).toEqual(['abab', 'abab', 'abab'])
  expect(compress).toHaveBeenCalledTimes(2)
})
