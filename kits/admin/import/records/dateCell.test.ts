import { expect, it } from 'vitest'
import { exportedDate } from './dateCell'

it('the same date is the same text however it is written', () => {
  expect(['1991-02-03', '3/2/1991', '03-02-1991'].map(exportedDate)).toEqual(Array(3).fill('03-02-1991'))
  expect(exportedDate('ayer')).toBe('ayer')
})
