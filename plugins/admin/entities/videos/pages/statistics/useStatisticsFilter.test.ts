import { expect, test } from 'vitest'
import { parseFilter, toQuery } from './useStatisticsFilter'

const today = '2026-11-19'
const usual = { start: '2026-10-20', end: '2026-11-18' }

test('ADMIN-014 ADMIN-055 the address stores video, author and dates', () => {
  const query = { assetId: '7', authorId: 'a-1', startDate: '2026-01-01', endDate: '2026-01-31' }
  const place = parseFilter(query, today)
  expect(place).toEqual({
    assetId: 7,
    authorId: 'a-1',
    view: 'video',
    range: { start: '2026-01-01', end: '2026-01-31' },
    isCompared: true,
  })
  expect(parseFilter(toQuery({ ...place, view: 'author', isCompared: false }), today)).toEqual({
    ...place,
    view: 'author',
    isCompared: false,
  })
})

test.each([
  [{}, { assetId: null, authorId: null, view: 'all' }],
  [{ authorId: 'a' }, { authorId: 'a', view: 'author' }],
  [
    { assetId: '7', view: 'author' },
    { assetId: 7, authorId: null, view: 'video' },
  ],
  [
    { assetId: '../x', authorId: '"', view: 'video' },
    { assetId: null, authorId: null, view: 'all' },
  ],
  [{ startDate: '2026-12-01', endDate: '2026-01-01' }, { range: usual }],
])('ADMIN-014 invalid values are ignored: %o', (query, place) => {
  expect(parseFilter(query, today)).toMatchObject({ range: usual, ...place })
})
