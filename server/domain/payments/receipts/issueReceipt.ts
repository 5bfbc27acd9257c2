import { localDate } from '../../../../schemas/time/wallClock'
import type { Tx } from '../../../platform/db/database'
import type { ReceiptIssuer } from '../../../platform/tenants/settings/billingSettings'
import { readAppointment, type AppointmentFacts } from '../../letters/queue/payload'
import { takeNumber } from './takeNumber'

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

/** Who issued a receipt, as it was then. */
export interface IssuerFacts {
  issuer: Pick<ReceiptIssuer, 'name' | 'taxId' | 'address' | 'note'>
  isTest: boolean
}

/** What a receipt keeps: the issuer and the visit as they were. */
export interface ReceiptFacts extends Visit, IssuerFacts {}

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
  const number = await takeNumber(tx, tenant, issuer.series, localDate(now.getTime(), facts.zone))
  await tx.query(
    `insert into payment_receipt (tenant, number, kind, appointment_id, amount_cents, currency, issued_at, facts)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenant, number, kind, bookId, cents, currency, now.toISOString(), JSON.stringify(keep(facts, issuer))],
  )
}

/** The issuer as a receipt keeps it. */
export const issuerFacts = ({ name, taxId, address, note, isTest }: ReceiptIssuer): IssuerFacts => ({
  issuer: { name, taxId, address, ...(note && { note }) },
  isTest,
})

function keep(facts: AppointmentFacts, issuer: ReceiptIssuer): ReceiptFacts {
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
  return { ...visit, ...issuerFacts(issuer) }
}
