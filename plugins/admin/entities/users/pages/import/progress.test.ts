import { expect, test } from 'vitest'
import { applyLines, countsByField, createLineReader, emptyProgress, secondsLeft } from './progress'

test('ADMIN-159 lines that arrive in pieces are read whole', () => {
  const read = createLineReader()
  expect(read('{"line":2,"field":"em')).toEqual([])
  expect(read('ail","keyword":"format"}\n{"done":1')).toEqual([
    { line: 2, field: 'email', keyword: 'format' },
  ])
  expect(read(',"created":0,"updated":0,"unchanged":0,"refused":1}\n')).toHaveLength(1)
})

test('ADMIN-015 progress grows with what the server tells, and ends with its result', () => {
  const bad = { line: 7, field: 'phone', keyword: 'pattern' }
  const counts = { created: 97, updated: 2, unchanged: 0, refused: 1 }
  const half = applyLines(emptyProgress, [bad, { done: 100, ...counts }])
  expect(half).toEqual({ done: 100, ...counts, faults: [bad], isComplete: false })
  expect(applyLines(half, [])).toEqual(half)
  const whole = applyLines(half, [{ total: 120, ...counts, created: 117 }])
  expect(whole).toMatchObject({ done: 120, created: 117, faults: [bad], isComplete: true })
})

test('ADMIN-015 the time that is left is judged by the time that has passed', () => {
  expect(secondsLeft(0, 100, 5000)).toBeNull()
  expect(secondsLeft(6000, 10_000, 60_000)).toBe(40)
  expect(secondsLeft(12, 10, 1000)).toBe(1)
})

test('ADMIN-159 the report counts the lines of each field, the most frequent first', () => {
  const faults = ['email', 'phone', 'email'].map((field, line) => ({ line, field, keyword: 'x' }))
  expect(countsByField(faults)).toEqual([
    { field: 'email', count: 2 },
    { field: 'phone', count: 1 },
  ])
})
