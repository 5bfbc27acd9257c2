import { AppointmentStatus } from '../../../schemas/generated/constants'
import { describe, expect, it } from 'vitest'
import { nextPaymentStatus, type PaymentStatus } from './paymentTransition'

const { cancelled, booked, pendingPayment, released } = AppointmentStatus
const now = new Date('2027-01-11T07:00:00Z')
const ahead = new Date('2027-01-12T07:00:00Z')
const becomes = (
  status: PaymentStatus,
  appointmentStatus: AppointmentStatus,
  paid: boolean,
  startsAt = ahead,
) => nextPaymentStatus({ status, appointmentStatus, startsAt }, paid, now)

describe('PAY-004 the next status of a payment after a notification', () => {
  it('a pending payment becomes paid or refused', () => {
    expect(becomes('pending', pendingPayment, true)).toBe('paid')
    expect(becomes('pending', pendingPayment, false)).toBe('refused')
  })

  it('a late payment is refunded', () => {
    expect(becomes('released', released, true)).toBe('refunding')
    expect(becomes('refused', released, true)).toBe('refunding')
    expect(becomes('pending', released, true)).toBe('refunding')
    expect(becomes('pending', pendingPayment, true, now)).toBe('refunding')
  })

  it('a final status does not change', () => {
    expect([
      becomes('paid', booked, true),
      becomes('paid', booked, false),
      becomes('paid', cancelled, true),
    ]).toEqual(['paid', 'paid', 'paid'])
    expect([becomes('refunding', released, true), becomes('refunding', released, false)]).toEqual([
      'refunding',
      'refunding',
    ])
    expect([becomes('released', released, false), becomes('refused', released, false)]).toEqual([
      'released',
      'refused',
    ])
  })
})
