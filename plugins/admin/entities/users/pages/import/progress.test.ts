import { expect, test } from 'vitest'
import { applyLines, createLineReader, emptyProgress, progressBefore, secondsLeft } from './progress'

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
  expect(half).toEqual({ done: 100, ...counts, errors: [rejected], isComplete: false, isStopped: false })
  expect(applyLines(half, [])).toEqual(half)
  const whole = applyLines(half, [{ total: 120, ...counts, created: 117 }])
  expect(whole).toMatchObject({ done: 120, created: 117, errors: [rejected], isComplete: true })
})

test('ADMIN-159 an import that continues adds its counts to those of the stopped one', () => {
  const counts = { created: 3, updated: 0, unchanged: 0, refused: 1 }
  const stopped = applyLines(emptyProgress, [{ total: 4, stopped: true, ...counts }])
  expect(stopped).toMatchObject({ done: 4, isComplete: true, isStopped: true })
  const rest = applyLines(stopped, [{ total: 9, ...counts, unchanged: 1 }], stopped)
  expect(rest).toMatchObject({ done: 9, created: 6, unchanged: 1, refused: 2, isStopped: false })
})

test('ADMIN-159 an error of a line that was not counted as done is dropped before the import continues', () => {
  const first = { line: 3, field: 'email', keyword: 'format' }
  const second = { ...first, line: 9 }
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 1 }
  const lost = applyLines(emptyProgress, [first, { done: 5, ...counts }, second])
  expect(progressBefore(lost)).toMatchObject({ done: 5, refused: 1, errors: [first] })
})

test('ADMIN-015 estimates the remaining time from the elapsed time', () => {
  expect(secondsLeft(0, 100, 5000)).toBeNull()
  expect(secondsLeft(6000, 10_000, 60_000)).toBe(40)
  expect(secondsLeft(12, 10, 1000)).toBe(1)
})
