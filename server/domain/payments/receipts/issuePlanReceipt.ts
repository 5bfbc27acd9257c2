import { localDate } from '../../../../schemas/time/wallClock'
import type { Tx } from '../../../platform/db/database'
import type { ReceiptIssuer } from '../../../platform/tenants/settings/billingSettings'
import { issuerFacts, type IssuerFacts } from './issueReceipt'
import { takeNumber } from './takeNumber'

/** A charge of a plan that was paid. */
export interface PaidCharge {
  personId: string
  /** The id at the provider of cards. */
  chargeId: string
  cents: number
  currency: string
  paidAt: Date
  now: Date
}

/** What the receipt of a plan keeps: the issuer, the person and the plan as they were. */
export interface PlanReceiptFacts extends IssuerFacts {
  patient: string
  zone: string
  chargedAt: string
  /** The name of the plan, and those in other languages. */
  plan: string
  planIn: Readonly<Record<string, string>>
}

/**
 * Issues the receipt of a charge of a plan. A second call for the same charge changes nothing. The number is that of the day on
 * which it is issued.
 */
export async function issuePlanReceipt(
  tx: Tx,
  tenant: string,
  issuer: ReceiptIssuer,
  { personId, chargeId, cents, currency, paidAt, now }: PaidCharge,
  { zone, plan, planIn }: Pick<PlanReceiptFacts, 'zone' | 'plan' | 'planIn'>,
): Promise<void> {
  const [person] = await tx.query<{ name: string; isIssued: boolean }>(
    `select concat_ws(' ', p.name, p.surname) as name, exists (select from payment_receipt r
       where r.tenant = p.tenant and r.charge_id = $3) as "isIssued"
     from person p where p.tenant = $1 and p.id = $2`,
    [tenant, personId, chargeId],
  )
  if (!person || person.isIssued) return
  const number = await takeNumber(tx, tenant, issuer.series, localDate(now.getTime(), zone))
  const facts: PlanReceiptFacts = {
    patient: person.name,
    zone,
    chargedAt: paidAt.toISOString(),
    plan,
    planIn,
    ...issuerFacts(issuer),
  }
  await tx.query(
    `insert into payment_receipt (tenant, number, kind, person_id, charge_id, amount_cents, currency, issued_at, facts)
     values ($1, $2, 'payment', $3, $4, $5, $6, $7, $8)`,
    [tenant, number, personId, chargeId, cents, currency, now.toISOString(), JSON.stringify(facts)],
  )
}
