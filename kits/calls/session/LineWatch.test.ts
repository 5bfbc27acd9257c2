import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LineWatch, type LineNeed } from './LineWatch'

let needs: LineNeed[]
let line: LineWatch
beforeEach(() => {
  vi.useFakeTimers()
  needs = []
  line = new LineWatch((need) => void needs.push(need))
})
afterEach(() => {
  line.end()
  vi.useRealTimers()
})
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

it('a line that stays poor asks for a smaller picture, and then offers sound alone', () => {
  line.hear('slow')
  wait(5)
  expect(needs).toEqual([])
  wait(2)
  expect(line.need).toEqual({ isPoor: true, isOffered: false })
  wait(9)
  expect(line.need).toEqual({ isPoor: true, isOffered: true })
})

it('what was lowered comes back with a good line, after a while so that nothing flickers', () => {
  line.hear('slow')
  wait(16)
  line.hear('good')
  expect(line.need).toEqual({ isPoor: true, isOffered: false })
  wait(19)
  expect(line.need.isPoor).toBe(true)
  wait(2)
  expect(line.need.isPoor).toBe(false)
})

it('a line that is poor for a moment, or lost, asks for nothing', () => {
  line.hear('slow')
  wait(4)
  line.hear('good')
  wait(60)
  line.hear('lost')
  wait(60)
  expect(needs).toEqual([])
})

it('who keeps the picture is not asked again for two minutes', () => {
  line.hear('slow')
  wait(16)
  line.decline()
  expect(line.need.isOffered).toBe(false)
  line.hear('good')
  line.hear('slow')
  wait(100)
  expect(line.need.isOffered).toBe(false)
  line.hear('good')
  wait(5)
  line.hear('slow')
  wait(16)
  expect(line.need.isOffered).toBe(true)
})
