import { expect, it } from 'vitest'
import { mediaProblem } from './mediaProblem'

it.each([
  ['NotAllowedError', 'blocked'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'inUse'],
  ['TypeError', 'none'],
])('CALL-042 %s means %s', (name, expected) => {
  expect(mediaProblem(Object.assign(new Error('x'), { name }))).toBe(expected)
})
