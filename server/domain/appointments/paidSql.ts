/**
 * SQL: what the patient of appointment `a` has paid online, with the number of the receipt and the end of the refund; null for nothing,
 * or for money that goes back.
 */
export const paidSql = `(select jsonb_build_object('amount', y.amount_cents / 100.0, 'currency', y.currency,
    'refundUntil', y.refund_until,
    'receipt', (select r.number from payment_receipt r
      where r.tenant = y.tenant and r.appointment_id = y.appointment_id and r.kind = 'payment'))
  from payment y where y.tenant = a.tenant and y.appointment_id = a.id and y.status = 'paid')`
