import { expect, it } from 'vitest'
import { loudness } from './listen'

it('silence has no level, and a loud sound the full one', () => {
  expect(loudness(new Uint8Array(64).fill(128))).toBe(0)
  expect(loudness(Uint8Array.from({ length: 64 }, (_, index) => (index % 2 ? 0 : 255)))).toBe(1)
})
