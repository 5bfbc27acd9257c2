import { expect, test } from 'vitest'
import { countsByField } from './ErrorTable'

test('ADMIN-159 the report counts lines per field, most frequent first', () => {
  const errors = ['email', 'phone', 'email'].map((field, line) => ({ line, field, keyword: 'x' }))
  expect(countsByField(errors)).toEqual([
    { field: 'email', count: 2 },
    { field: 'phone', count: 1 },
  ])
})
