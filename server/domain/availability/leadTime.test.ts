import { expect, it } from 'vitest'
import type { TenantManifest } from '../../platform/tenants/manifest'
import { firstBookable, wholeMinute } from './leadTime'

const now = new Date('2027-01-11T08:00:00Z')
const minutesOf = (externalId: string | null, leadTime: TenantManifest['leadTime'] = {}): number =>
  (firstBookable({ manifest: { leadTime } }, now, externalId) - now.getTime()) / 60_000

it('BOOK-049 strictly later than now plus 5 minutes', () => {
  expect(minutesOf(null)).toBeGreaterThan(5)
  expect(minutesOf('REV')).toBeLessThan(5.001)
})
it('BOOK-050 C-056 900 minutes for COV', () => {
  expect(minutesOf('COV')).toBeGreaterThan(900)
  expect(minutesOf('COV')).toBeLessThan(900.001)
})
it('C-056 the tenant sets other minutes and other external ids', () => {
  const leadTime = { minutes: 30, minutesByExternalId: { LAB: 60, NOW: 0 } }
  const rounded = (externalId: string | null) => Math.floor(minutesOf(externalId, leadTime))
  expect(['LAB', 'NOW', 'COV', 'toString', null].map(rounded)).toEqual([60, 0, 30, 30, 30])
  expect(Math.floor(minutesOf('COV', { minutes: 30 }))).toBe(900)
})
it('BOOK-049 rounding up to a whole minute selects the same slots', () => {
  const at = (time: string) => Date.parse(`2027-01-11T${time}Z`)
  expect(wholeMinute(at('08:05:00'))).toBe(at('08:05:00'))
  expect(wholeMinute(at('08:05:00') + 1)).toBe(at('08:06:00'))
})
