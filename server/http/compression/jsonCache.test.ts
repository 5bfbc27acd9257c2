import { expect, it, vi } from 'vitest'
import { packedOnce, written } from './jsonCache'

it('an answer given again as the same object is written once; an equal one is not mistaken for it', () => {
  const answer = { doctors: ['Núria'] }
  expect(String(written(answer))).toBe('{"doctors":["Núria"]}')
  expect(written(answer)).toBe(written(answer))
  expect(written({ ...answer })).not.toBe(written(answer))
})
it('what is no object is written too', () => {
  expect([null, undefined, 0, 'a'].map((answer) => String(written(answer)))).toEqual([
    'null',
    'null',
    '0',
    '"a"',
  ])
})
it('a text is packed once for each encoding', async () => {
  const pack = vi.fn<(text: Buffer) => Promise<Buffer>>(async (text) => Buffer.concat([text, text]))
  const text = Buffer.from('ab')
  const packed = await Promise.all(['br', 'br', 'gzip'].map((encoding) => packedOnce(text, encoding, pack)))
  expect(packed.map(String)).toEqual(['abab', 'abab', 'abab'])
  expect(pack).toHaveBeenCalledTimes(2)
})
