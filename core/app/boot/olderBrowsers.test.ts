import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineMissing } from './olderBrowsers'

const functions: readonly (readonly [target: object, name: string])[] = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [URL, 'canParse'],
  [AbortSignal, 'timeout'],
]
const natives = functions.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name))

beforeEach(() => {
  functions.forEach(([target, name]) => Reflect.deleteProperty(target, name))
  defineMissing()
})
afterEach(() =>
  functions.forEach(([target, name], index) => {
    Reflect.deleteProperty(target, name)
    if (natives[index]) Object.defineProperty(target, name, natives[index])
  }),
)

it('copies of a list are made without changing it', () => {
  const list = [3, 1, 2]
  expect(list.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  expect(list.toReversed()).toEqual([2, 1, 3])
  expect(list.toSpliced(1, 1, 7, 8)).toEqual([3, 7, 8, 2])
  const last = -1
  expect(list.with(last, 9)).toEqual([3, 1, 9])
  expect(() => list.with(3, 0)).toThrow(RangeError)
  expect(list).toEqual([3, 1, 2])
})

it('what it defines is not among the properties of a list', () => {
  expect(Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted')?.enumerable).toBe(false)
})

it('an address is recognised as one', () => {
  expect(URL.canParse('https://clinic.test/a')).toBe(true)
  expect(URL.canParse('/a')).toBe(false)
  expect(URL.canParse('/a', 'https://clinic.test')).toBe(true)
})

it('a signal aborts when its time is over', async () => {
  const signal = AbortSignal.timeout(1)
  await vi.waitFor(() => expect(signal.aborted).toBe(true))
  expect((signal.reason as DOMException).name).toBe('TimeoutError')
})

it('what a browser has stays its own', () => {
  const own = () => []
  const lists: object = Array.prototype
  Object.defineProperty(lists, 'toSorted', { value: own, configurable: true })
  defineMissing()
  expect(Array.prototype.toSorted).toBe(own)
})
