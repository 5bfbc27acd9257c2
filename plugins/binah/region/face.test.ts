import { expect, it } from 'vitest'
import { drawFace } from '../testing/drawFace'
import { tones } from '../testing/tones'
import { cellsOf } from './cells'
import { findFace } from './face'
import { guide } from './guidance'

const middle = { x: 80, y: 58, width: 56 }
const still = { motion: 0, aspect: 160 / 120 }
const look = (drawing: Parameters<typeof drawFace>[0]) => findFace(cellsOf(drawFace(drawing)))
const skin = tones[4] ?? [215, 189, 150]

it.each(tones.map((tone, index) => [index + 1, tone] as const))(
  'VITAL-006 sees one face of tone %i in bright, room and dim light',
  (_number, tone) => {
    for (const light of [0.95, 0.72, 0.42]) {
      const { faces, face } = look({ skin: tone, faces: [middle], light })
      expect(faces, `light ${light}`).toBe(1)
      expect(face?.width).toBeCloseTo(0.35, 1)
      expect(face?.regions[0][0]).toBeGreaterThan(tone[0] * light * 0.9)
    }
  },
)

it.each([
  ['an empty room', { skin, faces: [] }],
  ['a wall of the colour of skin', { skin, faces: [], background: skin }],
  ['an oval of skin without eyes', { skin, faces: [middle], hasEyes: false }],
])('VITAL-011 sees no face in %s', (_name, drawing) => {
  expect(look(drawing).faces).toBe(0)
  expect(guide(look(drawing), still)).toBe('noFace')
})

it('sees that there are two faces', () => {
  const sight = look({
    skin,
    faces: [
      { x: 72, y: 58, width: 46 },
      { x: 134, y: 60, width: 42 },
    ],
  })
  expect(guide(sight, still)).toBe('twoFaces')
})

it.each([
  ['good', { skin, faces: [middle] }, 0],
  ['still', { skin, faces: [middle] }, 0.2],
  ['closer', { skin, faces: [{ x: 80, y: 58, width: 30 }] }, 0],
  ['light', { skin, faces: [middle], light: 0.14 }, 0],
  ['centre', { skin, faces: [{ x: 97, y: 58, width: 46 }] }, 0],
] as const)('says %s', (guidance, drawing, motion) => {
  expect(guide(look(drawing), { ...still, motion })).toBe(guidance)
})
