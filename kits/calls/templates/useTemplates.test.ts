import { expect, it } from 'vitest'
import { withTemplate } from './useTemplates'

it.each([
  ['', 'Hola', 'Hola'],
  ['  \n', 'Hola', 'Hola'],
  ['Buenos días.', 'Hola', 'Buenos días.\n\nHola'],
  ['Buenos días.\n\n', 'Hola', 'Buenos días.\n\nHola'],
])('a template comes after what is written, and replaces nothing: %j', (written, template, expected) => {
  expect(withTemplate(written, template)).toBe(expected)
})
