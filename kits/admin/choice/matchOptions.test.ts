import { expect, test } from 'vitest'
import { matchOptions } from './matchOptions'

const options = ['Cardiología', 'Álergia y asma', 'Medicina interna', 'Luis Barrera Gil'].map(
  (label, value) => ({
    value,
    label,
  }),
)

test.each([
  ['', 4],
  ['cardio', 1],
  ['ALER asma', 1],
  ['a', 4],
  ['barrera gil, luis', 1],
  ['nada', 0],
])('ADMIN-018 "%s" finds %i options', (typed, count) => {
  expect(matchOptions(options, typed)).toHaveLength(count)
})
