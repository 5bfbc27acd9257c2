import { expect, test } from 'vitest'
import { playTimeParts } from './playTime'

const words = (seconds: number) =>
  playTimeParts(seconds)
    .map(({ value, unit }) => `${value} ${unit.toLowerCase()}`)
    .join(' ')

test.each([
  [316_804, '3 d 16 h 00 min 04 s'],
  [86_400, '1 d 00 h 00 min 00 s'],
  [4608, '1 h 16 min 48 s'],
  [182.4, '3 min 02 s'],
  [48, '0 min 48 s'],
  [0, '0 min 00 s'],
  [90_061, '1 d 01 h 01 min 01 s'],
])('CONST-032 %d seconds are %s', (seconds, said) => {
  expect(words(seconds)).toBe(said)
})
