// @vitest-environment node
import { expect, it } from 'vitest'
import { closedDay } from './closedDay'

const at = (start: number, end: number) => ({ start: start * 60, end: end * 60 })
const day = [at(9, 14), at(16, 20)]

it('CAL-004 an absence of whole days closes each day, worked or not', () => {
  expect(closedDay(day, null)).toEqual({ kind: 'off' })
  expect(closedDay([], null)).toEqual({ kind: 'off' })
})

it.each([
  ['the morning', at(8, 14), { open: at(16, 20), breaks: [] }],
  ['hours inside an interval', at(10, 11), { open: at(9, 20), breaks: [at(10, 11), at(14, 16)] }],
  ['hours across the break', at(13, 17), { open: at(9, 20), breaks: [at(13, 17)] }],
])('CAL-004 an absence of %s leaves the other hours, with their breaks', (_, hours, left) => {
  expect(closedDay(day, hours)).toEqual({ kind: 'hours', ...left })
})

it('CAL-004 an absence of all working hours is a day off', () => {
  expect(closedDay(day, at(8, 21))).toEqual({ kind: 'off' })
})

it('CAL-004 a day keeps its hours when the absence takes none of them', () => {
  expect(closedDay(day, at(14, 16))).toBeUndefined()
  expect(closedDay(day, at(6, 9))).toBeUndefined()
  expect(closedDay([], at(9, 10))).toBeUndefined()
})
