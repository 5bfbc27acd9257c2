import { localDate } from '../../../../schemas/time/wallClock'
import type { Tx } from '../../../platform/db/database'
import type { ReceiptIssuer } from '../../../platform/tenants/settings/billingSettings'
import { readAppointment, type AppointmentFacts } from '../../letters/queue/payload'

/** Money that came or went back. */
export interface ReceiptEvent {
  bookId: number
  kind: 'payment' | 'refund'
  cents: number
  currency: string
  now: Date
}

type Visit = Pick<
  AppointmentFacts,
  'startsAt' | 'zone' | 'isOnline' | 'place' | 'service' | 'specialty' | 'doctor' | 'patient' | 'local'
>

/** What a receipt keeps: the issuer and the visit as they were. */
export interface ReceiptFacts extends Visit {
  issuer: Pick<ReceiptIssuer, 'name' | 'taxId' | 'address' | 'note'>
  isTest: boolean
}

/**
 * Issues the receipt of money that came or went back, in the transaction that records it. A second call for the same money
 * changes nothing. Without an issuer the tenant issues no receipts.
 */
export async function issueReceipt(
  tx: Tx,
  tenant: string,
  issuer: ReceiptIssuer | undefined,
  { bookId, kind, cents, currency, now }: ReceiptEvent,
): Promise<void> {
  if (!issuer) return
  const issued = await tx.query(
    'select from payment_receipt where tenant = $1 and appointment_id = $2 and kind = $3',
    [tenant, bookId, kind],
  )
  if (issued.length > 0) return
  const { facts } = await readAppointment(tx, tenant, bookId)
  const number = await takeNumber(tx, tenant, issuer.series, localDate(now.getTime(), facts.zone).slice(0, 4))
  await tx.query(
    `insert into payment_receipt (tenant, number, kind, appointment_id, amount_cents, currency, issued_at, facts)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenant, number, kind, bookId, cents, currency, now.toISOString(), JSON.stringify(keep(facts, issuer))],
  )
}

function keep(facts: AppointmentFacts, { name, taxId, address, note, isTest }: ReceiptIssuer): ReceiptFacts {
  const { startsAt, zone, isOnline, place, service, specialty, doctor, patient, local } = facts
  const visit = {
    startsAt,
    zone,
    isOnline,
    place,
    service,
    specialty,
    doctor,
    patient,
    ...(local && { local }),
  }
  return { ...visit, issuer: { name, taxId, address, ...(note && { note }) }, isTest }
}

/** The next number of a series in a year. Others who issue a receipt wait until this transaction ends: no number is missing. */
async function takeNumber(tx: Tx, tenant: string, series: string, year: string): Promise<string> {
  const [row] = await tx.query<{ last: number }>(
    `insert into payment_receipt_series as s (tenant, series, year, last) values ($1, $2, $3, 1)
     on conflict (tenant, series, year) do update set last = s.last + 1 returning last`,
    [tenant, series, Number(year)],
  )
  return `${series}-${year}-${String(row?.last).padStart(5, '0')}`
}
