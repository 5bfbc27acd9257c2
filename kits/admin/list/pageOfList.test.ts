import { expect, test } from 'vitest'
import type { AdminEntity } from '../entity'
import type { ListState } from './listState'
import { pageOfList } from './pageOfList'

const entity = {
  name: 'PEOPLE',
  form: {
    schema: {
      properties: {
        name: { type: 'string' },
        active: { type: 'boolean' },
        roles: { type: 'array', items: { type: 'string', enum: ['Doctor', 'Nurse'] } },
        birthDate: { type: 'string', format: 'date' },
        rank: { type: 'integer' },
      },
    },
  },
  filters: [
    'active',
    { id: 'role', field: 'roles' },
    { id: 'bornFrom', field: 'birthDate' },
    { id: 'bornTo', field: 'birthDate' },
  ],
} as unknown as AdminEntity

const people = [
  { id: 1, name: 'Óscar Peña', active: true, roles: ['Doctor'], birthDate: '1970-05-01', rank: 10 },
  { id: 2, name: 'Ana Núñez', active: false, roles: [], birthDate: '1990-01-31T00:00:00', rank: 9 },
  { id: 3, name: 'Zoe', active: true, roles: ['Doctor', 'Nurse'], rank: 100 },
]

const idsOf = (state: Partial<ListState>, list: readonly Record<string, unknown>[] = people) => {
  const all: ListState = { page: 0, size: 25, sort: '', search: '', columns: null, filters: {}, ...state }
  const { items, total } = pageOfList(list, entity, all)
  return [items.map(({ id }) => id), total]
}

test.each<[string, Partial<ListState>, number[]]>([
  ['as it came', {}, [1, 2, 3]],
  ['sorted by text, as people sort', { sort: 'name' }, [2, 1, 3]],
  ['sorted by number, descending', { sort: '-rank' }, [3, 1, 2]],
  ['sorted with the missing values last, also descending', { sort: '-birthDate' }, [2, 1, 3]],
  ['searched without accents, each word', { search: 'pena  oscar' }, [1]],
  ['filtered by a boolean', { filters: { active: 'false' } }, [2]],
  ['filtered by one of several values', { filters: { role: 'Nurse' } }, [3]],
  ['from a date on, where there is one', { filters: { bornFrom: '1970-05-01' } }, [1, 2]],
  ['until the end of a date', { filters: { bornTo: '1990-01-31' } }, [1, 2]],
  ['filtered and searched', { filters: { active: 'true' }, search: 'zoe' }, [3]],
])('a list that the back end sends whole is %s', (_, state, expected) => {
  expect(idsOf(state)).toEqual([expected, expected.length])
})

test('a list that the back end sends whole has pages, and its whole number', () => {
  const many = Array.from({ length: 60 }, (_, id) => ({ id }))
  expect(idsOf({ page: 2 }, many)).toEqual([Array.from({ length: 10 }, (_, place) => 50 + place), 60])
})
