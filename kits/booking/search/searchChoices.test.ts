import { expect, it } from 'vitest'
import { preferredFirst, searchChoices } from './searchChoices'

const choices = [
  { id: '1', label: 'Cardiología', hint: 'Corazón y tensión' },
  { id: '2', label: 'Otorrino', hint: 'Oído, nariz y garganta' },
  { id: '3', label: 'Privado', preferred: true as const },
]

it.each([
  ['oido', ['2']],
  ['CARDIO', ['1']],
  ['tension corazon', ['1']],
  ['', ['1', '2', '3']],
  ['  ', ['1', '2', '3']],
  ['rodilla', []],
])('searching %j finds %j', (text, ids) => {
  expect(searchChoices(choices, text).map(({ id }) => id)).toEqual(ids)
})

it('BOOK-047 puts the preferred first and keeps the order of the rest', () => {
  expect(preferredFirst(choices).map(({ id }) => id)).toEqual(['3', '1', '2'])
})
