import { expect, it } from 'vitest'
import type { PaymentReceipt } from '@schemas/generated/entities'
import { totalsOf, yearOf } from './totals'

const receipt = (amount: number, kind: PaymentReceipt['kind'] = 'payment', currency = 'EUR') => ({
  amount,
  kind,
  currency,
})

it('PAY-004 a year is what was paid less what was refunded, to the cent', () => {
  expect(totalsOf([receipt(0.1), receipt(0.2), receipt(45), receipt(45, 'refund')])).toEqual([
    { amount: 0.3, currency: 'EUR' },
  ])
})

it('PAY-004 currencies are never added up', () => {
  expect(totalsOf([receipt(45), receipt(50, 'payment', 'GBP'), receipt(5)])).toEqual([
    { amount: 50, currency: 'EUR' },
    { amount: 50, currency: 'GBP' },
  ])
})

it('PAY-004 a payment on the last evening of a year belongs to the year of the place', () => {
  const at = (zone: string) => yearOf({ issuedAt: '2026-12-31T23:30:00Z', visit: { zone } } as PaymentReceipt)
  expect([at('Europe/Madrid'), at('Atlantic/Canary')]).toEqual(['2027', '2026'])
})
