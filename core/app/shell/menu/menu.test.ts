import { expect, test } from 'vitest'
import { bottomBarEntries, menuOf, moreEntries, type MenuEntry } from './menu'
import type { RouteId } from '../../../plugin/points'

const entry = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  plugin: 'p',
  id,
  label: id,
  icon: 'house',
  to: id as RouteId,
  ...more,
})
const nobody = { features: new Set<string>(), roles: new Set<string>() }
const all = () => true
const ids = (entries: readonly MenuEntry[]) => entries.map(({ id }) => id)

test.each([
  ['MENU-002 an entry whose feature is off is hidden', { features: ['a'] }, nobody, false],
  [
    'MENU-002 an entry whose feature is on is shown',
    { features: ['a', 'b'] },
    { ...nobody, features: new Set(['b']) },
    true,
  ],
  ['MENU-021 the administration is hidden without its role', { role: 'Administrator' }, nobody, false],
  [
    'MENU-021 the administration is shown with its role',
    { role: 'Administrator' },
    { ...nobody, roles: new Set(['Administrator']) },
    true,
  ],
  ['MENU-014 video calls are hidden without access', { videoCall: true as const }, nobody, false],
  [
    'MENU-014 video calls are shown with access',
    { videoCall: true as const },
    { ...nobody, user: { isPlus: true } },
    true,
  ],
  ['MENU-008 C-040 an entry without conditions is shown', {}, nobody, true],
])('%s', (_name, requires, who, shown) => {
  expect(menuOf([entry('x', { requires })], who, all).main).toHaveLength(shown ? 1 : 0)
})

test('MENU-006 all conditions of an entry must hold: feature, role, video call and scenario', () => {
  const requires = { features: ['f'], role: 'r', videoCall: true as const, scenario: 's' }
  const who = { features: new Set(['f']), roles: new Set(['r']), user: { isPlus: true } }
  const shown = (change: Partial<typeof who>, passes = all) =>
    menuOf([entry('x', { requires })], { ...who, ...change }, passes).main.length === 1
  expect(shown({})).toBe(true)
  expect([
    shown({ features: new Set() }),
    shown({ roles: new Set() }),
    shown({ user: { isPlus: false } }),
    shown({}, () => false),
  ]).toEqual([false, false, false, false])
})

test('MENU-003 menu filters of plugins hide entries, including the booking entry', () => {
  const entries = [entry('book', { group: 'primary' }), entry('a'), entry('b', { group: 'more' })]
  const menu = menuOf(entries, nobody, ({ id }) => id === 'a')
  expect(menu).toMatchObject({ primary: undefined, main: [{ id: 'a' }], more: [] })
})

test('MENU-001 the bottom bar has four entries with booking in the middle; the others are under More', () => {
  const bottom = ['a', 'b', 'c', 'd'].map((id) => entry(id, { bottom: true }))
  const admin = entry('admin', { desktopOnly: true, bottom: true })
  const entries = [...bottom, admin, entry('e'), entry('f', { group: 'more' })]
  const menu = menuOf([entry('book', { group: 'primary' }), ...entries], nobody, all)
  expect(ids(bottomBarEntries(menu))).toEqual(['a', 'b', 'book', 'c'])
  expect(moreEntries(menu).map(ids)).toEqual([['d', 'e'], ['f']])
  expect(ids(bottomBarEntries(menuOf(entries, nobody, all)))).toEqual(['a', 'b', 'c', 'd'])
})

test('MENU-001 with few entries booking comes last', () => {
  const menu = menuOf([entry('book', { group: 'primary' }), entry('a', { bottom: true })], nobody, all)
  expect(ids(bottomBarEntries(menu))).toEqual(['a', 'book'])
})

test('who works in the portal has the entries of their work first, in the menu and on a phone', () => {
  const entries = [
    entry('book', { group: 'primary' }),
    entry('day', { work: 'Doctor', requires: { role: 'Doctor' } }),
    entry('home', { bottom: true }),
    entry('patients', { work: 'Doctor' }),
    entry('messages', { work: 'Doctor' }),
    entry('reports', { work: 'Doctor', desktopOnly: true }),
    entry('templates', { work: 'Doctor' }),
    entry('account', { group: 'more' }),
  ]
  const doctor = { ...nobody, roles: new Set(['Doctor']) }
  const menu = menuOf(entries, doctor, all)
  expect(menu.primary).toBeUndefined()
  expect(ids(menu.main)).toEqual(['day', 'patients', 'messages', 'reports', 'templates'])
  expect(ids(menu.more)).toEqual(['book', 'home', 'account'])
  expect(ids(bottomBarEntries(menu))).toEqual(['day', 'patients', 'messages'])
  expect(moreEntries(menu).map(ids)).toEqual([['templates'], ['book', 'home', 'account']])
  const asPatient = [menuOf(entries, nobody, all), menuOf(entries, doctor, all, false)]
  for (const { primary } of asPatient) expect(primary?.id).toBe('book')
})
