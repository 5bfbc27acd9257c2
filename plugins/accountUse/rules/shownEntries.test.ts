import { expect, test } from 'vitest'
import type { ActingEntry } from '@schemas/generated/entities'
import { capacitiesOf, ofCapacity } from './shownEntries'

const entry = (as: ActingEntry['as']): ActingEntry => ({
  at: '2027-01-11T08:00:00.000Z',
  by: 'x',
  as,
  action: 'read',
})
const ten = Array.from({ length: 10 }, () => entry('professional'))

test('ROLE-005 a long list offers the capacities that are in it, a short one none', () => {
  expect(capacitiesOf([...ten.slice(1), entry('family')])).toEqual([])
  expect(capacitiesOf([...ten, entry('family')])).toEqual(['professional', 'family'])
})

test('ROLE-005 a choice leaves the entries of one capacity', () => {
  expect(ofCapacity([...ten, entry('family')], 'family')).toEqual([entry('family')])
  expect(ofCapacity(ten, 'all')).toHaveLength(10)
})
