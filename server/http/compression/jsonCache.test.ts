import { expect, it, vi } from 'vitest'
import { compressOnce, serializeJson } from './jsonCache'

it('an answer given again as the same object is written once; an equal one is not mistaken for it', () => {
  const answer = { doctors: ['Núria'] }
  expect(String(serializeJson(answer))).toBe('{"doctors":["Núria"]}')
  expect(serializeJson(answer)).toBe(serializeJson(answer))
  expect(serializeJson({ ...answer })).not.toBe(serializeJson(answer))
})
it('what is no object is written too', () => {
  expect([null, undefined, 0, 'a'].map((answer) => String(serializeJson(answer)))).toEqual([
    'null',
    'null',
    '0',
    '"a"',
  ])
})
it('a text is packed once for each encoding', async () => {
  const pack = vi.fn<(text: Buffer) => Promise<Buffer>>(async (text) => Buffer.concat([text, text]))
  const text = Buffer.from('ab')
  const packed = await Promise.all(['br', 'br', 'gzip'].map((encoding) => compressOnce(text, encoding, pack)))
  expect(packed.map(String)).toEqual(['abab', 'abab', 'abab'])
  expect(pack).toHaveBeenCalledTimes(2)
})
