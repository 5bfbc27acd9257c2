import { expect, test } from 'vitest'
import { maskContact } from './maskContact'

test.each([
  ['carmen@correo.es', 'c•••••n@correo.es'],
  ['ab@correo.es', 'a•••••@correo.es'],
  ['a@correo.es', 'a•••••@correo.es'],
  ['655 120 304', '•••••304'],
])('the contact %s is named as %s', (contact, masked) => {
  expect(maskContact(contact)).toBe(masked)
})
