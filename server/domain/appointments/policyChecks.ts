import type { PolicyCheck } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'

/** What is known about the policy of a person when they book. */
export interface PolicyState {
  insurerId: number
  /** Null: none is on record. */
  policyNumber: string | null
  outcome: 'pending' | 'confirmed'
  /** Whether the insurer was asked and did not know it. */
  isMiss: boolean
}

/** The policy of an appointment, and what the patient pays if the insurer does not. */
export interface DuePolicy extends PolicyState {
  amount: number
  currency: string
}

/** Writes what is known about the policy of an appointment; undefined: no insurer should pay for it any more. */
export async function writePolicyCheck(
  tx: Tx,
  { tenant, bookId, now }: { tenant: string; bookId: number; now: Date },
  policy: DuePolicy | undefined,
): Promise<void> {
  if (!policy) {
    await tx.query('delete from policy_check where tenant = $1 and appointment_id = $2', [tenant, bookId])
    return
  }
  const { insurerId, policyNumber, amount, currency, outcome, isMiss } = policy
  await tx.query(
    `insert into policy_check as k (tenant, appointment_id, insurer_id, policy_number, amount, currency, outcome, misses,
       created_at, answered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, case when $7 = 'confirmed' then $9::timestamptz end)
     on conflict (tenant, appointment_id) do update set insurer_id = excluded.insurer_id,
       policy_number = excluded.policy_number, amount = excluded.amount, currency = excluded.currency,
       outcome = excluded.outcome, misses = k.misses + excluded.misses, created_at = excluded.created_at,
       answered_at = excluded.answered_at, answered_by = null, version = k.version + 1`,
    [tenant, bookId, insurerId, policyNumber, amount, currency, outcome, Number(isMiss), now.toISOString()],
  )
}

/** What a booking answers about its policy; nothing where the insurer pays. */
export const toPolicyCheck = (policy: DuePolicy | undefined): PolicyCheck | undefined =>
  policy?.outcome === 'pending'
    ? { outcome: 'pending', amount: policy.amount, currency: policy.currency }
    : undefined

/** The SQL of the `PolicyCheck` of appointment `a`, as its patient reads it; null where the insurer pays or none should. */
export const policyCheckSql = `(select jsonb_strip_nulls(jsonb_build_object('outcome', k.outcome,
    'amount', k.amount, 'currency', k.currency))
  from policy_check k left join payment y on y.tenant = k.tenant and y.appointment_id = k.appointment_id
  where k.tenant = a.tenant and k.appointment_id = a.id and k.outcome <> 'confirmed'
    and y.status is distinct from 'paid')`

/** SQL: the insurer of appointment `a` has refused to pay. */
export const isRefusedSql = `exists (select from policy_check k
  where k.tenant = a.tenant and k.appointment_id = a.id and k.outcome = 'refused')`
