import { expect, it } from 'vitest'
import { exportedDate, parseDateCell } from './dateCell'

it.each([
  ['03-02-1991', '1991-02-03'],
  ['3/2/1991', '1991-02-03'],
  ['29.02.2028', '2028-02-29'],
  [' 1991-02-03 ', '1991-02-03'],
  ['02-13-1991', null],
  ['29-02-2027', null],
  ['03-02-91', null],
  ['1991', null],
  ['', null],
])('CONST-021 the cell %j is the date %j: day first or ISO, and never guessed', (text, date) =>
  expect(parseDateCell(text)).toBe(date),
)

it('the same date is the same text however it is written', () => {
  expect(['1991-02-03', '3/2/1991', '03-02-1991'].map(exportedDate)).toEqual(Array(3).fill('03-02-1991'))
  expect(exportedDate('ayer')).toBe('ayer')
})
