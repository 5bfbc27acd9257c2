import { expect, it } from 'vitest'
import { parseWireTime, toWireFields } from './wireTime'

it('BOOK-052 BOOK-053 date and time combine to one instant', () => {
  expect(parseWireTime('2027-03-28T00:00:00Z', '01:30')).toBe(Date.parse('2027-03-28T01:30:00Z'))
})
it('C-050 rejects a date that is not the start of a UTC day', () => {
  expect(() => parseWireTime('2027-03-28T00:00:00+01:00', '01:30')).toThrow('FORMAT_NOT_VALID')
  expect(() => parseWireTime('2027-03-28T01:30:00Z', '01:30')).toThrow('FORMAT_NOT_VALID')
})
it('BOOK-014 responses derive date and time from the same instant', () => {
  expect(toWireFields(new Date('2027-03-27T23:30:00Z'))).toEqual({
    startDate: '2027-03-27T23:30:00.000Z',
    date: '2027-03-27T00:00:00.000Z',
    time: '23:30',
  })
})
