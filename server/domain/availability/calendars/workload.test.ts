import { expect, it } from 'vitest'
import { sortByWorkload } from './workload'

it('BOOK-098 sorts by workload of the day, then of the week, then by id', () => {
  const practices = [4, 3, 2, 1].map((id) => ({ id, doctorId: id * 10 }))
  const loads = new Map([
    [10, { day: 2, week: 2 }],
    [20, { day: 1, week: 9 }],
    [30, { day: 1, week: 4 }],
  ])
  expect(sortByWorkload(practices, loads).map((practice) => practice.id)).toEqual([4, 3, 2, 1])
  expect(sortByWorkload(practices, new Map()).map((practice) => practice.id)).toEqual([1, 2, 3, 4])
})
