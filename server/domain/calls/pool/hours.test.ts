import { expect, it } from 'vitest'
import type { PoolHours } from '../../../platform/tenants/settings/poolSettings'
import { openingAt } from './hours'

const madrid = (at: string) => new Date(`${at}+01:00`)
const week = [
  { days: [1, 2, 3, 4, 5], from: '08:00', to: '22:00' },
  { days: [6], from: '10:00', to: '14:00' },
]
const opening = (at: string, hours: readonly PoolHours[] = week) =>
  openingAt(hours, 'Europe/Madrid', madrid(at))

// 11 January 2027 is a Monday.
it.each([
  ['before the first hour', '2027-01-11T07:59:59', false, '2027-01-11T08:00:00'],
  ['at the first minute', '2027-01-11T08:00:00', true, null],
  ['in the last second', '2027-01-11T21:59:59', true, null],
  ['at the end', '2027-01-11T22:00:00', false, '2027-01-12T08:00:00'],
  ['on a Friday evening', '2027-01-15T23:00:00', false, '2027-01-16T10:00:00'],
  ['on a Sunday', '2027-01-17T12:00:00', false, '2027-01-18T08:00:00'],
])('CALL-034 the pool %s', (_, at, isOpen, opensAt) => {
  expect(opening(at)).toEqual({ isOpen, opensAt: opensAt && madrid(opensAt) })
})

it('CALL-034 a pool without hours is always open, and one until midnight closes then', () => {
  expect(openingAt(undefined, 'Europe/Madrid', madrid('2027-01-17T03:00:00'))).toEqual({
    isOpen: true,
    opensAt: null,
  })
  const nights = [{ from: '20:00', to: '24:00' }]
  expect(opening('2027-01-17T23:59:59', nights).isOpen).toBe(true)
  expect(opening('2027-01-18T00:00:00', nights)).toEqual({
    isOpen: false,
    opensAt: madrid('2027-01-18T20:00:00'),
  })
})

it('CALL-034 hours follow the clocks of the place, also on the day on which they change', () => {
  // The clocks go forward on 28 March 2027: 08:00 is 06:00 UTC then.
  const at = new Date('2027-03-28T05:59:59Z')
  expect(openingAt([{ from: '08:00', to: '22:00' }], 'Europe/Madrid', at)).toEqual({
    isOpen: false,
    opensAt: new Date('2027-03-28T06:00:00Z'),
  })
})
