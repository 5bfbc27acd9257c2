import { expect, it } from 'vitest'
import { createHistory } from './history'

it('DEV-004 what the person has is in the order of its times, in whatever parts it came, removed values apart', () => {
  const history = createHistory()
  history.add({ id: 4, times: [5000, 3000], values: [72, 70] })
  history.add({ id: 8, times: [4000], values: [71.5] })
  history.add({ id: 4, times: [4000], values: [66], isRemoved: true })
  history.add({ id: 4, times: [1000, 4000], values: [60, 65] })
  expect([...history.all()]).toEqual([
    [
      4,
      {
        times: [1000, 3000, 4000, 5000],
        values: [60, 70, 65, 72],
        removed: { times: [4000], values: [66] },
      },
    ],
    [8, { times: [4000], values: [71.5] }],
  ])
})
