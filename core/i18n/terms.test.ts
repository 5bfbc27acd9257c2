import { expect, test } from 'vitest'
import { createTermReplacer } from './terms'

const spanish = createTermReplacer({ 'TERM:cita': 'sesión', 'TERM:citas': 'sesiones', 'HOME.NEXT': 'cita' })
const english = createTermReplacer({ 'TERM:an appointment': 'a session', 'TERM:appointment': 'session' })
const one = (reword: typeof spanish, text: string) => reword({ X: text })['X']

test.each([
  ['Tu cita', 'Tu sesión'],
  ['Cita reservada', 'Sesión reservada'],
  ['Citas, y una cita.', 'Sesiones, y una sesión.'],
  ['citación de excitas', 'citación de excitas'],
  ['{{cita}} a las {{time}}', '{{cita}} a las {{time}}'],
])('I18N a term stands for the whole word: %s', (text, expected) => {
  expect(one(spanish, text)).toBe(expected)
})

test('I18N the longer term wins, and keeps the capital of the word', () => {
  expect(one(english, 'Book an appointment')).toBe('Book a session')
  expect(one(english, 'An appointment with {{appointment}}')).toBe('A session with {{appointment}}')
  expect(one(english, 'Your appointment')).toBe('Your session')
})

test('I18N a term with signs is meant literally', () => {
  expect(one(createTermReplacer({ 'TERM:a.b (c)': 'x' }), 'axb (c), a.b (c)')).toBe('axb (c), x')
})
