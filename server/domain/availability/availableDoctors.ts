import type { Doctor } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { earliestStartByDoctor } from './earliestStart'
import { firstBookable, type TenantWithLeadTime } from './leadTime'
import { listDoctors } from '../catalogue/doctors'
import { listServices } from '../catalogue/services'

/** Active doctors with a free time in the next 90 days for any service that is shown in the agenda. */
export async function listAvailableDoctors(
  db: Tx,
  tenant: TenantWithLeadTime,
  language: string,
  now: Date,
): Promise<Doctor[]> {
  const doctors = await listDoctors(db, tenant.id, language)
  const free = new Set<number>()
  for (const service of await listServices(db, tenant.id, language, true)) {
    if (doctors.every(({ id }) => free.has(id))) break
    const from = firstBookable(tenant, now, service.externalId ?? null)
    for (const id of (await earliestStartByDoctor(db, tenant.id, service.id, from)).keys()) free.add(id)
  }
  return doctors.filter(({ id }) => free.has(id))
}
