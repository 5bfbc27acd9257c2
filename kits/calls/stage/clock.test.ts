import { expect, it } from 'vitest'
import { clock } from './ConnectionPill'

it.each([
  [0, '00:00'],
  [522, '08:42'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%s seconds are shown as %s', (seconds, text) => expect(clock(seconds)).toBe(text))
