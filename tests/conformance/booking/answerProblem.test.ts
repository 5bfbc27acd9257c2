import { expect, test } from 'vitest'
import type { Shape } from '@schemas/answers/shape'
import { answerProblem, shapeOf } from './answerProblem'

const times: Shape = { list: { fields: { at: 'date-time', zone: 'zone', 'room?': 'string' } } }
const good = { at: '2027-03-10T08:00:00Z', zone: 'Europe/Madrid' }

test('an answer of its shape has no problem, with and without optional fields', () => {
  expect(answerProblem(times, [good, { ...good, room: '2' }])).toBeUndefined()
})

test.each([
  [
    'a value of another kind',
    [good, { ...good, at: 'soon' }],
    'the answer[1].at is "soon", expected "date-time"',
  ],
  [
    'a zone that does not exist',
    [{ ...good, zone: 'Oviedo' }],
    'the answer[0].zone is "Oviedo", expected "zone"',
  ],
  ['a field that is missing', [{ zone: good.zone }], 'the answer[0].at is undefined, expected "date-time"'],
  ['an object instead of a list', { items: [] }, 'the answer is {"items":[]}, expected a list'],
  ['a text instead of an object', ['now'], 'the answer[0] is "now", expected an object'],
])('the problem names the place of %s', (_, answer, problem) => {
  expect(answerProblem(times, answer)).toBe(problem)
})

test('an operation of the contract has the shape of its answer', () => {
  const shape = shapeOf('POST api/appointments/book-doctor') ?? 'any'
  expect(answerProblem(shape, { booked: true, bookId: 1 })).toBeUndefined()
  expect(answerProblem(shape, { booked: true, bookId: 'A-1' })).toMatch(/bookId is "A-1"/)
})
