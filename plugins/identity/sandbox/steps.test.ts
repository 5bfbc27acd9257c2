import { expect, it } from 'vitest'
import { nextStep } from './steps'

it.each([
  [[], false, 'front'],
  [['front'], false, 'back'],
  [['front'], true, 'face'],
  [['front', 'back'], false, 'face'],
  [['front', 'face'], false, 'outcome'],
  [['face'], false, 'front'],
] as const)('IDENT-005 after %j, without a back: %s, the next step is %s', (sent, hasNoBack, step) =>
  expect(nextStep(sent, hasNoBack)).toBe(step),
)
