import { expect, test } from 'vitest'
import { applyLines, countsByField, createLineReader, emptyProgress, secondsLeft } from './progress'

test('ADMIN-159 lines split over chunks are parsed', () => {
  const read = createLineReader()
  expect(read('{"line":2,"field":"em')).toEqual([])
  expect(read('ail","keyword":"format"}\n{"done":1')).toEqual([
    { line: 2, field: 'email', keyword: 'format' },
  ])
  expect(read(',"created":0,"updated":0,"unchanged":0,"refused":1}\n')).toHaveLength(1)
})

test('ADMIN-015 progress adds up the lines of the server and ends with the total', () => {
  const rejected = { line: 7, field: 'phone', keyword: 'pattern' }
  const counts = { created: 97, updated: 2, unchanged: 0, refused: 1 }
  const half = applyLines(emptyProgress, [rejected, { done: 100, ...counts }])
  expect(half).toEqual({ done: 100, ...counts, errors: [rejected], isComplete: false })
  expect(applyLines(half, [])).toEqual(half)
  const whole = applyLines(half, [{ total: 120, ...counts, created: 117 }])
  expect(whole).toMatchObject({ done: 120, created: 117, errors: [rejected], isComplete: true })
})

test('ADMIN-015 estimates the remaining time from the elapsed time', () => {
  expect(secondsLeft(0, 100, 5000)).toBeNull()
  expect(secondsLeft(6000, 10_000, 60_000)).toBe(40)
  expect(secondsLeft(12, 10, 1000)).toBe(1)
})

test('ADMIN-159 the report counts lines per field, most frequent first', () => {
  const errors = ['email', 'phone', 'email'].map((field, line) => ({ line, field, keyword: 'x' }))
  expect(countsByField(errors)).toEqual([
    { field: 'email', count: 2 },
    { field: 'phone', count: 1 },
  ])
})
