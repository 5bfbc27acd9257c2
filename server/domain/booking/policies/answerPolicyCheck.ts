import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { HttpError } from '../../../platform/errors/httpError'
import { retryOnDeadlock } from '../../../platform/db/retryOnDeadlock'
import type { Tx } from '../../../platform/db/database'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { writeAudit } from '../../entities/history/audit'
import type { Change } from '../../entities/history/change'
import { enqueueLetters } from '../../letters/queue/enqueue'
import { orNotFound } from '../../../platform/errors/orNotFound'
import type { PaymentProviderOf } from '../../payments/port'
import { createPendingPayment, isPayable } from '../../payments/pendingPayment'
import { policyChecks } from './entities'

/** How long the time of a patient is held whose insurer does not pay, in minutes: two days. */
const HOLD_MINUTES = 48 * 60

/** Who answers for an insurer, and where the portal is. */
interface Answering {
  db: Tx
  tenant: TenantOnServer
  change: Change
  origin: string
  payments: PaymentProviderOf | undefined
}

interface PendingCheck {
  id: number
  version: number
  bookId: number
  patientId: string
  outcome: string
  amount: number
  currency: string
  status: number
  startsAt: Date
  isPaid: boolean
  /** The language in which the patient used the portal last; null: never. */
  language: string | null
}

/**
 * Writes whether the insurer pays. If it does not, a visit that is ahead is held until the patient has paid it; one that is over, or of a
 * tenant that takes no payments, stays. The patient's side gets a letter. Repeated, the same answer changes nothing.
 * Throws 404, and 409 POLICY_CHECK_OVER for a check that was answered otherwise or whose appointment is cancelled.
 */
export function answerPolicyCheck(answering: Answering, id: number, isCovered: boolean): Promise<void> {
  const { db, tenant, change } = answering
  const outcome = isCovered ? 'confirmed' : 'refused'
  return retryOnDeadlock(db, async (tx) => {
    const check = orNotFound(await lockCheck(tx, tenant.id, id))
    if (check.outcome === outcome) return
    if (check.outcome !== 'pending' || check.status !== AppointmentStatus.booked)
      throw new HttpError(409, 'POLICY_CHECK_OVER')
    await tx.query(
      `update policy_check set outcome = $3, answered_at = $4, answered_by = $5, version = version + 1
       where tenant = $1 and id = $2`,
      [tenant.id, id, outcome, change.now.toISOString(), change.actor],
    )
    if (!isCovered) await askForPayment(tx, answering, check)
    await writeAudit(tx, change, policyChecks, id, {
      action: 'update',
      version: check.version + 1,
      before: { outcome: 'pending' },
      after: { outcome },
    })
    const kind = isCovered ? ('policyConfirmed' as const) : ('policyRefused' as const)
    await enqueueLetters(tx, tenant.id, { kind, bookId: check.bookId, now: change.now })
  })
}

/** Holds the visit until it is paid. */
async function askForPayment(
  tx: Tx,
  { tenant, change: { now }, origin, payments }: Answering,
  { bookId, patientId, amount, currency, startsAt, isPaid, language }: PendingCheck,
): Promise<void> {
  if (isPaid || startsAt <= now || !isPayable(tenant, { amount, coveredByOther: false })) return
  await tx.query('update appointment set status = $3 where tenant = $1 and id = $2', [
    tenant.id,
    bookId,
    AppointmentStatus.pendingPayment,
  ])
  await createPendingPayment(tx, tenant, {
    bookId,
    patientId,
    amount,
    currency,
    returnUrl: undefined,
    origin,
    language: language ?? tenant.manifest.locales?.[0] ?? 'es',
    now,
    payments,
    holdMinutes: HOLD_MINUTES,
  })
}

async function lockCheck(tx: Tx, tenant: string, id: number): Promise<PendingCheck | undefined> {
  const [row] = await tx.query<PendingCheck>(
    `select k.id, k.version, a.id as "bookId", a.patient_id as "patientId", k.outcome, k.amount::float8 as amount,
       k.currency, a.status, a.starts_at as "startsAt",
       exists (select from payment y where y.tenant = a.tenant and y.appointment_id = a.id and y.status = 'paid') as "isPaid",
       (select s.language from letter_settings s where s.tenant = a.tenant and s.person_id = a.patient_id) as language
     from policy_check k join appointment a on a.tenant = k.tenant and a.id = k.appointment_id
     where k.tenant = $1 and k.id = $2 for update of k, a`,
    [tenant, id],
  )
  return row
}
