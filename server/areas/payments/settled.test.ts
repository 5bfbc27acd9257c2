import { describe, expect, it } from 'vitest'
import { settled, type PaymentStatus } from './settled'

const now = new Date('2027-01-11T07:00:00Z')
const ahead = new Date('2027-01-12T07:00:00Z')
const becomes = (status: PaymentStatus, appointmentStatus: number, paid: boolean, startsAt = ahead) =>
  settled({ status, appointmentStatus, startsAt }, paid, now)

describe('PAY-004 what a payment becomes by the payment service’s word', () => {
  it('a held time is booked by the money, and free again without it', () => {
    expect(becomes('pending', 3, true)).toBe('paid')
    expect(becomes('pending', 3, false)).toBe('refused')
  })

  it('money that comes too late is given back', () => {
    expect(becomes('released', 4, true)).toBe('refunding')
    expect(becomes('refused', 4, true)).toBe('refunding')
    expect(becomes('pending', 4, true)).toBe('refunding')
    expect(becomes('pending', 3, true, now)).toBe('refunding')
  })

  it('a word about what is settled changes nothing', () => {
    expect([becomes('paid', 2, true), becomes('paid', 2, false), becomes('paid', 1, true)]).toEqual([
      'paid',
      'paid',
      'paid',
    ])
    expect([becomes('refunding', 4, true), becomes('refunding', 4, false)]).toEqual([
      'refunding',
      'refunding',
    ])
    expect([becomes('released', 4, false), becomes('refused', 4, false)]).toEqual(['released', 'refused'])
  })
})
