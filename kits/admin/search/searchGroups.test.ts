import { expect, test } from 'vitest'
import type { AdminSection } from '../section'
import { recordGroups, sectionEntries } from './searchGroups'

const section = (id: string, change: Partial<AdminSection>): AdminSection => ({
  id,
  title: id,
  icon: 'table',
  group: 'people',
  path: id,
  requires: {},
  ...change,
})
const users = section('users', { record: 'AdminUser', forms: { edit: 'users/update' } })
const documents = section('documents', { record: 'AdminDocument' })
const sections = [users, documents]
const titles: Record<string, string> = { users: 'Usuarios', documents: 'Documentos de Cardiología' }
const texts = {
  titleOf: ({ id }: AdminSection) => titles[id] ?? '',
  all: (title: string) => `Ver todo en ${title}`,
}
const hit = (entity: string, id: string) => ({ entity, id, name: `${entity} ${id}` })

test.each([
  ['', ['users', 'documents']],
  ['usu', ['users']],
  ['cardiologia', ['documents']],
  ['nada', []],
])('ADMIN-018 "%s" finds the sections %j', (typed, paths) => {
  expect(sectionEntries(sections, typed, texts.titleOf).map(({ path }) => path)).toEqual(paths)
})

test('ADMIN-018 records are grouped by section in the order of the menu; a record without a form opens its list', () => {
  const hits = [hit('AdminDocument', '3'), hit('AdminUser', 'u1'), hit('Elsewhere', '9')]
  const groups = recordGroups(sections, hits, 'x', texts)
  expect(groups.map(({ title }) => title)).toEqual(['Usuarios', 'Documentos de Cardiología'])
  expect(groups.flatMap(({ entries }) => entries)).toMatchObject([
    { label: 'AdminUser u1', path: 'users/update/u1' },
    { label: 'AdminDocument 3', path: 'documents', query: { search: 'AdminDocument 3' } },
  ])
})

test('ADMIN-018 five records of a section are followed by a link to its list', () => {
  const hits = ['1', '2', '3', '4', '5'].map((id) => hit('AdminUser', id))
  const [group] = recordGroups(sections, hits, 'ana', texts)
  expect(group?.entries).toHaveLength(6)
  expect(group?.entries.at(-1)).toMatchObject({
    label: 'Ver todo en Usuarios',
    path: 'users',
    query: { search: 'ana' },
  })
})
