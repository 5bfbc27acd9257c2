import { AppointmentStatus } from '../../../schemas/generated/constants'

/**
 * SQL: what the patient has to pay for appointment `a`, which is held until then, and the page of the portal that leads to the payment;
 * null where nothing is due. Takes the SQL placeholder of the moment: a hold that has ended then can no longer be paid.
 */
export const dueSql = (now: string): string => `(select jsonb_strip_nulls(jsonb_build_object(
    'amount', y.amount_cents / 100.0, 'currency', y.currency, 'paymentUrl', y.payment_url,
    'payBy', to_char(y.held_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
  from payment y where ${isHeld(now)})`

/** SQL: appointment `a` waits for its payment at a moment. */
export const isHeldSql = (now: string): string => `exists (select from payment y where ${isHeld(now)})`

const isHeld = (now: string): string =>
  `y.tenant = a.tenant and y.appointment_id = a.id and y.status = 'pending' and a.status = ${AppointmentStatus.pendingPayment}
    and y.held_until > ${now}::timestamptz`
