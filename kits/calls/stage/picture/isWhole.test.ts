import { expect, it } from 'vitest'
import { isWhole, lostByFilling } from './isWhole'

const camera = { width: 800, height: 600 }
const phone = { width: 375, height: 600 }

it.each([
  ['a picture of the same shape loses nothing', camera, { width: 400, height: 300 }, 0],
  [
    'half of a wide picture is lost in a square of its height',
    { width: 1200, height: 600 },
    { width: 300, height: 300 },
    0.5,
  ],
  [
    'an upright picture in a wide frame loses as much',
    { width: 600, height: 1200 },
    { width: 300, height: 300 },
    0.5,
  ],
  ['no picture loses nothing', { width: 0, height: 0 }, phone, 0],
])('%s', (_, picture, frame, lost) => expect(lostByFilling(picture, frame)).toBeCloseTo(lost))

it.each([
  ['a camera that fits almost', 'auto', false, { width: 900, height: 600 }, false],
  ['a camera of which filling would lose more than a fifth', 'auto', false, phone, true],
  ['a shared screen, whatever was chosen', 'fill', true, camera, true],
  ['what somebody has chosen to see whole', 'whole', false, camera, true],
  ['what somebody has chosen to fill the frame', 'fill', false, phone, false],
] as const)('CALL-039 shows whole or fills: %s', (_, fit, isScreen, frame, whole) =>
  expect(isWhole(fit, isScreen, camera, frame)).toBe(whole),
)
