/** SQL: what the patient of appointment `a` has paid online; null for nothing, or for money that goes back. */
export const paidSql = `(select jsonb_build_object('amount', y.amount_cents / 100.0, 'currency', y.currency) from payment y
  where y.tenant = a.tenant and y.appointment_id = a.id and y.status = 'paid')`
