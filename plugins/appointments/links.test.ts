import { expect, it } from 'vitest'
import { editAddress } from './links'

it.each([
  ['BOOK-074', 'medical-appointment/:id?', { params: { id: '9' } }],
  ['BOOK-013 BOOK-075 C-019', 'session-appointment', { query: { id: '9' } }],
])('%s the link that moves an appointment names it where %s has its id', (_id, path, address) => {
  expect(editAddress(path, 9)).toEqual(address)
})
