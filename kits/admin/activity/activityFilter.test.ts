import { expect, test } from 'vitest'
import type { AdminSection } from '../section'
import { activityAddress, activityQuery, parseActivityFilter } from './activityFilter'
import { groupByDay } from './groupByDay'

const users: AdminSection = {
  id: 'admin.usersList',
  title: 'ADMIN.USERS',
  icon: 'table',
  group: 'people',
  path: 'users',
  requires: {},
  record: 'AdminUser',
}
const all = { page: 0, size: 50, section: '', author: '', from: '', to: '' } as const

test('ADMIN-018 the filter of the activity is parsed from the address that it wrote', () => {
  const filter = { ...all, page: 2, size: 25, section: users.id, author: 'u1', from: '2027-01-10' } as const
  expect(activityAddress(all)).toEqual({})
  expect(parseActivityFilter(activityAddress(filter))).toEqual(filter)
})

test.each([
  ['page', '-1'],
  ['page', '1e3'],
  ['size', '1000'],
  ['from', 'yesterday'],
  ['to', '2027-13-01'],
])('ADMIN-018 an invalid value of %s is ignored: %s', (name, value) => {
  expect(parseActivityFilter({ [name]: value })).toEqual(all)
})

test('ADMIN-018 the server gets the days as instants of the zone, the last day included, and the records of a section', () => {
  const filter = { ...all, section: users.id, author: 'u1', from: '2027-03-28', to: '2027-03-28' }
  expect(activityQuery(filter, [users], 'Europe/Madrid')).toEqual({
    page: 0,
    size: 50,
    entity: 'AdminUser',
    author: 'u1',
    from: '2027-03-27T23:00:00.000Z',
    to: '2027-03-28T22:00:00.000Z',
  })
  expect(activityQuery({ ...all, section: 'admin.elsewhere' }, [users], 'UTC')).toEqual({ page: 0, size: 50 })
})

test('ADMIN-018 changes are grouped by their day in the zone of the administrator', () => {
  const change = (changedAt: string) => ({
    entity: 'AdminUser',
    recordId: 'u1',
    isDeleted: false,
    action: 'create' as const,
    changedBy: 'Alba',
    changedAt,
    fields: [],
  })
  const changes = [
    change('2027-01-11T23:30:00Z'),
    change('2027-01-11T22:00:00Z'),
    change('2027-01-11T01:00:00Z'),
  ]
  const days = groupByDay(changes, 'Europe/Madrid')
  expect(days.map(({ date, changes: ofDay }) => [date, ofDay.length])).toEqual([
    ['2027-01-12', 1],
    ['2027-01-11', 2],
  ])
})
