import { expect, test } from 'vitest'
import { matchOptions } from './matchOptions'

const options = ['Cardiología', 'Álergia y asma', 'Medicina interna'].map((label, value) => ({
  value,
  label,
}))

test.each([
  ['', 3],
  ['cardio', 1],
  ['ALER asma', 1],
  ['a', 3],
  ['nada', 0],
])('ADMIN-018 "%s" finds %i options', (typed, count) => {
  expect(matchOptions(options, typed)).toHaveLength(count)
})
