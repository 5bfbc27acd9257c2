import { expect, it } from 'vitest'
import { isOver, mayStart, nextState, statusOf } from './transition'

it.each([
  ['processing', 0],
  ['approved', 1],
  ['review', 2],
  ['declined', 3],
  ['failed', 4],
  ['abandoned', 4],
  [undefined, 4],
] as const)('IDENT-006 a check in the state %s gives the status %i', (state, status) =>
  expect(statusOf(state)).toBe(status),
)

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
  [4, true],
] as const)('IDENT-014 C-083 with the status %i a check may start: %s', (status, may) =>
  expect(mayStart(status)).toBe(may),
)

it.each([
  ['started', 'processing', 'processing'],
  ['processing', 'started', 'processing'],
  ['processing', 'review', 'review'],
  ['review', 'approved', 'approved'],
  ['approved', 'processing', 'approved'],
  ['declined', 'review', 'declined'],
  ['declined', 'approved', 'approved'],
  ['abandoned', 'processing', 'processing'],
] as const)('IDENT-008 a check that is %s and reported as %s becomes %s', (current, reported, next) =>
  expect(nextState(current, reported)).toBe(next),
)

it('IDENT-005 pictures are needed while a check is open, runs or is reviewed', () => {
  const states = ['started', 'processing', 'review', 'approved', 'declined', 'abandoned', 'failed'] as const
  expect(states.filter((state) => !isOver(state))).toEqual(['started', 'processing', 'review'])
})
