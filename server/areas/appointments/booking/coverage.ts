import type { Tx } from '../../../db/engine'
import { HttpError } from '../../../http/errors/httpError'
import { bookingSettingsOf } from '../../../tenants/bookingSettings'
import type { TenantOnServer } from '../../../tenants/tenants'
import {
  agreementCoversSql,
  agreementPaysSql,
  doctorAcceptsInsurerSql,
  insurerCoversSql,
} from '../../catalogue/coverageSql'
import type { BookingInput } from './bookingInput'
import { invalidField } from '../../invalidField'

/** The key of the policy number in a person's `userMeta` (ACCOUNT-019). */
const POLICY_NUMBER = 'insurerPolicyNumberMeta'

/** Who should pay for which service of which doctor. */
export type Payer = Pick<BookingInput, 'serviceId' | 'insurerId' | 'agreementId'> & { doctorId: number }

/**
 * Whether an insurer that is not private, or the patient's own agreement, pays for the service. An agreement that shows
 * all specialties pays only for the services that it lists; the patient pays for the others.
 * Throws INSURER_NOT_ACCEPTED when the tenant's booking asks for no insurer, when the insurer or agreement does not cover
 * the service with this doctor, or when the agreement is not the patient's. Throws INSURER_POLICY_MISSING when the tenant
 * requires a policy number and the patient's record has none.
 */
export async function isPaidByOther(
  db: Tx,
  tenant: TenantOnServer,
  patientId: string,
  payer: Payer,
): Promise<boolean> {
  const { insurerId, agreementId } = payer
  if (insurerId !== null && agreementId !== null) throw invalidField('agreementId')
  if (agreementId !== null) return isPaidByAgreement(db, tenant.id, patientId, { ...payer, agreementId })
  return insurerId !== null && isPaidByInsurer(db, tenant, patientId, { ...payer, insurerId })
}

async function isPaidByInsurer(
  db: Tx,
  tenant: TenantOnServer,
  patientId: string,
  payer: Payer & { insurerId: number },
): Promise<boolean> {
  const { asksForInsurer, requiresPolicyNumber } = bookingSettingsOf(tenant)
  const insurer = asksForInsurer ? await findInsurerCoverage(db, tenant.id, payer) : undefined
  requireCovered(insurer?.isCovered)
  if (insurer?.isPrivate !== false) return false
  if (requiresPolicyNumber && !(await hasPolicyNumber(db, tenant.id, patientId))) {
    throw new HttpError(400, 'INSURER_POLICY_MISSING')
  }
  return true
}

async function isPaidByAgreement(
  db: Tx,
  tenant: string,
  patientId: string,
  { agreementId, serviceId }: Payer & { agreementId: number },
): Promise<boolean> {
  const [agreement] = await db.query<{ isCovered: boolean; pays: boolean }>(
    `select ${agreementCoversSql} as "isCovered", ${agreementPaysSql} as pays
     from agreement g join person p on p.tenant = g.tenant and p.agreement_id = g.id and p.id = $2
     join service s on s.tenant = g.tenant and s.id = $4
     where g.tenant = $1 and g.id = $3`,
    [tenant, patientId, agreementId, serviceId],
  )
  requireCovered(agreement?.isCovered)
  return agreement?.pays === true
}

async function findInsurerCoverage(
  db: Tx,
  tenant: string,
  { insurerId, serviceId, doctorId }: Payer & { insurerId: number },
) {
  const [row] = await db.query<{ isPrivate: boolean; isCovered: boolean }>(
    `select i.is_private as "isPrivate", ${insurerCoversSql} and ${doctorAcceptsInsurerSql} as "isCovered"
     from insurer i join service s on s.tenant = i.tenant and s.id = $3
     join doctor d on d.tenant = i.tenant and d.id = $4
     where i.tenant = $1 and i.id = $2`,
    [tenant, insurerId, serviceId, doctorId],
  )
  return row
}

async function hasPolicyNumber(db: Tx, tenant: string, patientId: string): Promise<boolean> {
  const rows = await db.query(
    `select from person p cross join jsonb_array_elements(p.user_meta) m
     where p.tenant = $1 and p.id = $2
       and m ->> 'metaKey' = $3 and trim(m ->> 'metaValue') <> ''`,
    [tenant, patientId, POLICY_NUMBER],
  )
  return rows.length > 0
}

function requireCovered(isCovered: boolean | undefined): void {
  if (!isCovered) throw new HttpError(400, 'INSURER_NOT_ACCEPTED')
}
