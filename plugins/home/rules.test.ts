import { expect, it } from 'vitest'
import { greetingPart } from './rules'

it.each([
  ['es', ['NIGHT', 'MORNING', 'MORNING', 'AFTERNOON', 'AFTERNOON', 'NIGHT']],
  ['en', ['NIGHT', 'MORNING', 'AFTERNOON', 'AFTERNOON', 'NIGHT', 'NIGHT']],
])('SHELL-053 the home screen greets by the part of the day (%s)', (language, parts) => {
  expect([5, 6, 12, 14, 20, 21].map((hour) => greetingPart(hour, language))).toEqual(parts)
})
