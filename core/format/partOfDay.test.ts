import { expect, it } from 'vitest'
import { partOfDay } from './partOfDay'

it.each([
  ['es', [0, 6, 14, 21]],
  ['en', [0, 6, 12, 18]],
])('BOOK-036 SHELL-053 the parts of the day begin when the language says (%s)', (language, starts) => {
  const parts = ['NIGHT', 'MORNING', 'AFTERNOON', 'EVENING']
  expect(starts.map((hour) => partOfDay(hour, language))).toEqual(parts)
  const before = starts.map((hour) => partOfDay((hour + 23) % 24, language))
  expect(before).toEqual(['EVENING', 'NIGHT', 'MORNING', 'AFTERNOON'])
})
