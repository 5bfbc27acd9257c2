import { expect, it } from 'vitest'
import { lookOf, mayStart, nameOf } from './status'

it.each([
  ['IDENT-011 C-082', 0, 'pending', 'clock', false],
  ['IDENT-010', 1, 'approved', 'badge-check', false],
  ['IDENT-012 C-083', 2, 'review', 'lock-open', true],
  ['C-081', 3, 'declined', 'lock-open', true],
  ['IDENT-012', 4, 'unverified', 'lock-open', true],
  ['IDENT-006', 9, 'unverified', 'lock-open', true],
] as const)('%s IDENT-014 the status %i is %s, with the icon %s', (_row, status, name, icon, may) => {
  expect(nameOf(status)).toBe(name)
  expect([lookOf(name).icon, mayStart(name)]).toEqual([icon, may])
})
