import { expect, it } from 'vitest'
import { newDraft } from '../../../kits/booking/draft/draft'
import { requestMismatches } from './requestMismatches'

const draft = {
  ...newDraft('v', 'k'),
  service: { id: '5', label: 'Revisión' },
  provider: { id: '7', label: 'Inés' },
  slot: { start: '2027-03-10T12:40:00.000Z', zone: 'Europe/Madrid' },
}
const of = (facts: Parameters<typeof requestMismatches>[0]) =>
  requestMismatches(facts, draft, 'Europe/Madrid')

it('BOOK-051 a request in any form is right if it says the chosen instant', () => {
  expect(of({ start: '2027-03-10T13:40:00+01:00', service: '5', provider: '7' })).toEqual([])
  expect(of({ start: '2027-03-10T12:40:00Z' })).toEqual([])
})

it('BOOK-051 a difference is explained in words', () => {
  expect(of({ start: '2027-03-10T13:40:00Z' })).toEqual([
    'the request says 2027-03-10 13:40 UTC, the person chose 2027-03-10 13:40 in Europe/Madrid, which is 2027-03-10 12:40 UTC',
  ])
  expect(of({ start: '2027-03-10T12:40:00' })[0]).toContain('needs a time with Z or an offset')
  expect(of({ start: '2027-03-10T12:40:00Z', service: '6' })).toEqual([
    'the request names the service "6", the person chose "5" (Revisión)',
  ])
})
