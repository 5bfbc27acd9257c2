import { expect, test } from 'vitest'
import {
  parsePageNumber,
  listStateToQuery,
  pageRange,
  parsePageSize,
  toggleSort,
  parseListState,
} from './listState'

const defaults = {
  size: 50,
  sort: 'name',
  columns: null,
  fields: ['name', 'city', 'specialties'],
  sortable: ['name', 'city'],
  filters: [],
} as const
const start = { page: 0, size: 50, sort: 'name', search: '', columns: null, filters: {} }

test('ADMIN-018 an address without parameters shows the first page in the default order', () => {
  expect(parseListState({}, defaults)).toEqual(start)
  expect(Object.values(listStateToQuery(parseListState({}, defaults), defaults)).filter(Boolean)).toEqual([])
})

test('ADMIN-018 an address is parsed to the state that wrote it', () => {
  const state = {
    page: 6,
    size: 100,
    sort: '-city',
    search: 'acme & co',
    columns: ['city'],
    filters: {},
  } as const
  expect(parseListState(listStateToQuery(state, defaults), defaults)).toEqual(state)
})

test.each([
  ['page', '-1'],
  ['page', '0'],
  ['page', '1e3'],
  ['size', '1000000'],
  ['sort', '__proto__'],
  ['sort', 'password'],
  ['sort', 'specialties'],
])('ADMIN-018 an invalid value of %s is ignored: %s', (name, value) => {
  expect(parseListState({ [name]: value }, defaults)).toEqual(start)
})

test('ADMIN-018 unknown columns in the address are ignored', () => {
  expect(parseListState({ columns: 'city,password' }, defaults).columns).toEqual(['city'])
})

test('ADMIN-018 a person’s columns are the default; columns in the address win', () => {
  const mine = { ...defaults, columns: ['city', 'gone'] }
  expect(parseListState({}, mine).columns).toEqual(['city'])
  expect(parseListState({ columns: 'name' }, mine).columns).toEqual(['name'])
  const kept = { ...defaults, columns: ['city'] }
  expect(listStateToQuery(parseListState({}, kept), kept)).toMatchObject({ columns: undefined })
  const asAtFirst = { ...parseListState({}, kept), columns: null }
  expect(parseListState(listStateToQuery(asAtFirst, kept), kept).columns).toBeNull()
})

test('CONST an unknown stored page size becomes 50', () => {
  expect([parsePageSize('25'), parsePageSize('100'), parsePageSize('7'), parsePageSize(null)]).toEqual([
    25, 100, 50, 50,
  ])
})

test('a column header sorts ascending first, then descending', () => {
  expect(toggleSort('name', 'city')).toBe('name')
  expect(toggleSort('name', 'name')).toBe('-name')
  expect(toggleSort('name', '-name')).toBe('name')
})

test.each([
  [{ page: 1, size: 50 }, 3418, { first: 51, last: 100, pages: 69 }],
  [{ page: 0, size: 50 }, 0, { first: 0, last: 0, pages: 1 }],
  [{ page: 2, size: 25 }, 60, { first: 51, last: 60, pages: 3 }],
] as const)('the footer of %o among %i records', (state, total, range) => {
  expect(pageRange(state, total)).toEqual(range)
})

test.each([
  ['2', 1],
  ['1.284', 1283],
  ['99999', 2004],
  ['0', null],
  ['-1', null],
  ['dos', null],
  ['', null],
])('ADMIN-018 the typed page "%s" opens page %s', (typed, page) => {
  expect(parsePageNumber(typed, 2005)).toBe(page)
})
