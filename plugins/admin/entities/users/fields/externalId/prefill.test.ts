import { expect, test } from 'vitest'
import { prefill } from './prefill'

const patient = { id: 'x', name: 'Ana', surname: 'Gil', gender: 2, roles: ['UsersAdministrator'], version: 9 }

test('ADMIN-102 a patient fills only empty fields', () => {
  expect(prefill({ externalId: 'H-1', gender: 0, surname: '' }, patient)).toEqual({
    name: 'Ana',
    surname: 'Gil',
    gender: 2,
  })
  expect(prefill({ name: 'Zoé', surname: 'Rey', gender: 1 }, patient)).toEqual({})
})

test('ADMIN-102 roles and id are never taken from the hospital', () => {
  expect(Object.keys(prefill({}, patient))).toEqual(['name', 'surname', 'gender'])
})
