import type { Tx } from '../../../db/engine'
import { HttpError } from '../../../http/errors/httpError'
import type { BookingInput } from './bookingInput'
import { invalidField } from '../../invalidField'

type Payer = Pick<BookingInput, 'serviceId' | 'insurerId' | 'agreementId'>

/**
 * Whether an insurer that is not private, or the patient's own agreement, pays for the service.
 * Throws INSURER_NOT_ACCEPTED when the insurer or agreement does not cover the service, or the agreement is not the
 * patient's.
 */
export async function isPaidByOther(
  db: Tx,
  tenant: string,
  patientId: string,
  { serviceId, insurerId, agreementId }: Payer,
): Promise<boolean> {
  if (insurerId !== null && agreementId !== null) throw invalidField('agreementId')
  if (agreementId !== null)
    return requireCovered(await isCoveredByAgreement(db, tenant, patientId, agreementId, serviceId))
  if (insurerId === null) return false
  const insurer = await findInsurerCoverage(db, tenant, insurerId, serviceId)
  return requireCovered(insurer?.isCovered) && insurer?.isPrivate === false
}

async function isCoveredByAgreement(
  db: Tx,
  tenant: string,
  patientId: string,
  id: number,
  serviceId: number,
) {
  const rows = await db.query(
    `select from agreement g join person p on p.tenant = g.tenant and p.agreement_id = g.id and p.id = $2
     where g.tenant = $1 and g.id = $3 and g.is_active and (g.show_all_specialties or exists (
       select from agreement_service c
       where c.tenant = g.tenant and c.agreement_id = g.id and c.service_id = $4))`,
    [tenant, patientId, id, serviceId],
  )
  return rows.length > 0
}

async function findInsurerCoverage(db: Tx, tenant: string, id: number, serviceId: number) {
  const [row] = await db.query<{ isPrivate: boolean; isCovered: boolean }>(
    `select i.is_private as "isPrivate", i.is_private or exists (
       select from insurer_service c
       where c.tenant = i.tenant and c.insurer_id = i.id and c.service_id = $3) as "isCovered"
     from insurer i where i.tenant = $1 and i.id = $2`,
    [tenant, id, serviceId],
  )
  return row
}

function requireCovered(isCovered: boolean | undefined): true {
  if (!isCovered) throw new HttpError(400, 'INSURER_NOT_ACCEPTED')
  return true
}
