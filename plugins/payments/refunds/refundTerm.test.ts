import { expect, it } from 'vitest'
import { refundTerm } from './refundTerm'

const start = '2026-12-01T10:00:00Z'

it('PAY-004 the money goes back until the tenant’s hours before the start, and not at that moment any more', () => {
  const end = Date.parse('2026-11-30T10:00:00Z')
  expect(refundTerm(start, 24, end - 1)).toEqual({ end: '2026-11-30T10:00:00.000Z', isOver: false })
  expect(refundTerm(start, 24, end).isOver).toBe(true)
})

it('PAY-004 hours are real hours, also over a change of the clock', () => {
  // In Madrid the clock goes back in the night to 25 October 2026.
  expect(refundTerm('2026-10-25T10:00:00Z', 24, 0).end).toBe('2026-10-24T10:00:00.000Z')
})

it('PAY-004 without hours it goes back until the start', () => {
  expect(refundTerm(start, 0, Date.parse(start) - 1).isOver).toBe(false)
})
