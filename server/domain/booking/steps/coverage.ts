import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { bookingSettingsOf } from '../../../platform/tenants/settings/bookingSettings'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import {
  agreementCoversSql,
  agreementPaysSql,
  doctorAcceptsInsurerSql,
  insurerCoversSql,
} from '../../catalogue/coverageSql'
import type { BookingInput } from './bookingInput'
import { invalidField } from '../../../platform/errors/invalidField'
import { todayAt } from '../../shared/today'
import { askInsurer } from '../policies/askInsurer'
import type { PolicyState } from '../../appointments/policyChecks'

/** Who should pay for which service of which doctor. */
export type Payer = Pick<BookingInput, 'serviceId' | 'insurerId' | 'agreementId'> & { doctorId: number }

/** For whom the payer should pay, and when. */
export interface Insured {
  patientId: string
  /** The start of the appointment in milliseconds. */
  start: number
  now: Date
}

/** Who pays for a service. */
export interface Coverage {
  /** Somebody else than the patient pays, or should: then `policy` says whether the insurer knows the patient. */
  isPaidByOther: boolean
  policy?: PolicyState
}

/**
 * Whether an insurer that is not private, or the patient's own agreement, pays for the service. An agreement that shows
 * all specialties pays only for the services that it lists; the patient pays for the others. An insurer is asked about the policy
 * of the patient: naming one is no proof (decision 318).
 * Throws INSURER_NOT_ACCEPTED when the tenant's booking asks for no insurer, when the insurer or agreement does not cover
 * the service with this doctor, or when the agreement is not the patient's. Throws like `askInsurer`.
 */
export async function findCoverage(
  db: Tx,
  tenant: TenantOnServer,
  insured: Insured,
  payer: Payer,
): Promise<Coverage> {
  const { insurerId, agreementId } = payer
  if (insurerId !== null && agreementId !== null) throw invalidField('agreementId')
  if (agreementId !== null) {
    const member = { ...payer, agreementId }
    return { isPaidByOther: await isPaidByAgreement(db, tenant.id, insured.patientId, member) }
  }
  if (insurerId === null) return { isPaidByOther: false }
  return coverageOfInsurer(db, tenant, insured, { ...payer, insurerId })
}

async function coverageOfInsurer(
  db: Tx,
  tenant: TenantOnServer,
  { patientId, start, now }: Insured,
  payer: Payer & { insurerId: number },
): Promise<Coverage> {
  const { asksForInsurer } = bookingSettingsOf(tenant)
  const insurer = asksForInsurer ? await findInsurerCoverage(db, tenant.id, payer) : undefined
  requireCovered(insurer?.isCovered)
  if (insurer?.isPrivate !== false) return { isPaidByOther: false }
  const { insurerId } = payer
  const date = todayAt(tenant, new Date(start))
  return { isPaidByOther: true, policy: await askInsurer(db, tenant, { patientId, insurerId, date, now }) }
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

function requireCovered(isCovered: boolean | undefined): void {
  if (!isCovered) throw new HttpError(400, 'INSURER_NOT_ACCEPTED')
}
