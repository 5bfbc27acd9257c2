import { HttpError } from '../../../platform/errors/httpError'
import type { Tx } from '../../../platform/db/database'
import { bookingSettingsOf } from '../../../platform/tenants/settings/bookingSettings'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { insuranceSql } from '../../people/insuranceMetas'
import type { PolicyState } from '../../appointments/policyChecks'
import type { InsuredPerson, InsurerPort } from './insurerPort'
import { createInsuredList } from './insuredList'

/** Policies within a day that an insurer need not know before it is not asked any more: nobody finds policies by trying. */
const MAX_MISSES = 5

interface Question {
  patientId: string
  insurerId: number
  /** The day of the appointment, YYYY-MM-DD. */
  date: string
  now: Date
}

/**
 * Asks the insurer about the policy on record. `pending` where it does not know the policy, or was asked too often.
 * Throws INSURER_POLICY_MISSING where the tenant requires a number and there is none, and INSURER_POLICY_REFUSED for a policy of
 * this person that has ended.
 */
export async function askInsurer(
  tx: Tx,
  tenant: TenantOnServer,
  { patientId, insurerId, date, now }: Question,
): Promise<PolicyState> {
  const record = await readInsured(tx, tenant.id, patientId)
  const policyNumber = record?.policyNumber?.trim() || null
  if (!record || policyNumber === null) {
    if (bookingSettingsOf(tenant).requiresPolicyNumber) throw new HttpError(400, 'INSURER_POLICY_MISSING')
    return { insurerId, policyNumber: null, outcome: 'pending', isMiss: false }
  }
  if ((await missesOf(tx, tenant.id, patientId, now)) >= MAX_MISSES)
    return { insurerId, policyNumber, outcome: 'pending', isMiss: false }
  const answer = await insurerPortOf(tx, tenant.id).checkPolicy({
    insurerId,
    policyNumber,
    person: record,
    date,
  })
  if (answer === 'refused') throw new HttpError(400, 'INSURER_POLICY_REFUSED')
  const isMiss = answer === 'unknown'
  return { insurerId, policyNumber, outcome: isMiss ? 'pending' : 'confirmed', isMiss }
}

async function readInsured(
  tx: Tx,
  tenant: string,
  patientId: string,
): Promise<(InsuredPerson & { policyNumber: string | null }) | undefined> {
  const [row] = await tx.query<InsuredPerson & { policyNumber: string | null }>(
    `select identification_number as "identificationNumber", to_char(birth_date, 'YYYY-MM-DD') as "birthDate",
       ${insuranceSql('insurerPolicyNumberMeta', 'p')} as "policyNumber"
     from person p where tenant = $1 and id = $2`,
    [tenant, patientId],
  )
  return row
}

async function missesOf(tx: Tx, tenant: string, patientId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ misses: number }>(
    `select coalesce(sum(k.misses), 0)::int as misses from policy_check k
     join appointment a on a.tenant = k.tenant and a.id = k.appointment_id
     where k.tenant = $1 and a.patient_id = $2 and k.created_at > $3::timestamptz - interval '1 day'`,
    [tenant, patientId, now.toISOString()],
  )
  return row?.misses ?? 0
}

/** The port of a tenant: the list that its administrators import. A connection to an insurer is another engine here. */
const insurerPortOf = (tx: Tx, tenant: string): InsurerPort => createInsuredList(tx, tenant)
