import { expect, test } from 'vitest'
import { guessColumns, rememberColumns, repeatedFields } from './guessColumns'

const names = {
  name: ['Nombre', 'First name'],
  surname: ['Apellidos', 'Surname'],
  email: ['Correo', 'E-mail'],
  phone: ['Teléfono', 'Phone'],
}
const known = { fields: ['name', 'surname', 'email', 'phone', 'id'], names, remembered: {} }

test.each([
  ['the names of the API', ['name', 'surname', 'id'], ['name', 'surname', 'id']],
  ['labels in Spanish', ['Nombre', 'APELLIDOS', 'telefono'], ['name', 'surname', 'phone']],
  ['labels in English', ['First name', ' e_mail '], ['name', 'email']],
  ['columns that users have not', ['roles', '__proto__', 'Activo', ''], ['', '', '', '']],
  ['a field that comes twice', ['Nombre', 'name', 'Correo'], ['name', '', 'email']],
])('ADMIN-159 the columns of a file are guessed by %s', (_, headers, fields) => {
  expect(guessColumns(headers, known)).toEqual(fields)
})

test('ADMIN-159 corrected columns are remembered, also those that are not imported', () => {
  const remembered = rememberColumns({}, ['Nombre', 'Móvil', 'Notas'], ['', 'phone', 'name'])
  const guessed = guessColumns(['notas', 'MOVIL', 'nombre', 'Correo'], { ...known, remembered })
  expect(guessed).toEqual(['name', 'phone', '', 'email'])
  expect(guessColumns(['Notas'], { ...known, remembered: { notas: 'roles' } })).toEqual([''])
})

test('ADMIN-159 a field of several columns is found once', () => {
  expect(repeatedFields(['name', '', '', 'phone', 'name', 'name'])).toEqual(['name'])
})
