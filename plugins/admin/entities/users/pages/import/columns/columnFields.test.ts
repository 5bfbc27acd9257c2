import { expect, test } from 'vitest'
import { checkColumns, guessColumns, rememberColumns } from './columnFields'

const names = {
  name: ['Nombre', 'First name'],
  surname: ['Apellidos', 'Surname'],
  email: ['Correo', 'E-mail'],
  phone: ['Teléfono', 'Phone'],
}

test.each([
  ['the names of the API', ['name', 'surname', 'id'], ['name', 'surname', 'id']],
  ['labels in Spanish', ['Nombre', 'APELLIDOS', 'telefono'], ['name', 'surname', 'phone']],
  ['labels in English', ['First name', ' e_mail '], ['name', 'email']],
  ['columns that users have not', ['roles', '__proto__', 'Activo', ''], ['', '', '', '']],
  ['a field that comes twice', ['Nombre', 'name', 'Correo'], ['name', '', 'email']],
])('ADMIN-159 the columns of a file are guessed by %s', (_, headers, fields) => {
  expect(guessColumns(headers, names, {})).toEqual(fields)
})

test('ADMIN-159 corrected columns are remembered, also those that are not imported', () => {
  const headers = ['Nombre', 'Móvil', 'Notas']
  const remembered = rememberColumns({}, headers, ['', 'phone', 'name'])
  expect(guessColumns(['notas', 'MOVIL', 'nombre', 'Correo'], names, remembered)).toEqual([
    'name',
    'phone',
    '',
    'email',
  ])
  expect(guessColumns(['Notas'], names, { notas: 'roles' })).toEqual([''])
})

test.each([
  [['email', ''], { id: 'noName' }],
  [['name', 'phone'], { id: 'noKey', columns: ['email', 'identificationNumber', 'externalId', 'id'] }],
  [['name', 'email', 'phone', 'phone'], { id: 'twice', columns: ['phone'] }],
  [['name', 'externalId'], undefined],
  [['', 'name', 'id', ''], undefined],
])('ADMIN-159 the columns must name and identify a user, each field once: %j', (fields, fault) => {
  expect(checkColumns(fields)).toEqual(fault)
})
