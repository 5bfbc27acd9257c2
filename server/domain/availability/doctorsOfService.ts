import type { Doctor } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { isBookableWithInsurerSql } from '../catalogue/coverageSql'
import { centreSql, citySql, doctorSql, joinCentreSql, offerSql } from '../catalogue/entitySql'
import { loadAvailabilityScope } from './cache/freeWeeks'
import { earliestStartByOffer } from './earliestStart'
import { firstBookable, type TenantWithLeadTime } from './leadTime'
import { findBookableService } from './providers'
import { toWire } from './wireTime'

/** Selects doctors by service, type, insurer (0 for none) and, optionally, specialty. */
export interface DoctorQuery {
  appointmentType: number
  insurerId: number
  serviceId: number
  specialtyId?: number
}

/**
 * The doctors who give a service to the insurer's patients, with their earliest free slot, earliest first.
 * A doctor who gives it in person at several places has an entry for each, so that the patient books the one they read.
 */
export async function listDoctorsOfService(
  db: Tx,
  tenant: TenantWithLeadTime,
  language: string,
  query: DoctorQuery,
  now: Date,
): Promise<Doctor[]> {
  const scope = await loadScopeOf(db, tenant.id, query.serviceId)
  if (!scope) return []
  const doctors = await readDoctors(db, tenant.id, language, query)
  const first = await earliestStartByOffer(db, scope, firstBookable(tenant, now, scope.service.externalId))
  const startOf = ({ providerId }: Doctor): number | undefined => first.get(providerId ?? 0)
  const rank = (doctor: Doctor): number => startOf(doctor) ?? Number.MAX_SAFE_INTEGER
  return doctors
    .toSorted((a, b) => rank(a) - rank(b))
    .map((doctor) => {
      const start = startOf(doctor)
      return { ...doctor, firstDate: start === undefined ? null : toWire(start) }
    })
}

/** The offers of a service; undefined for one that patients cannot book. */
async function loadScopeOf(db: Tx, tenant: string, serviceId: number) {
  const service = await findBookableService(db, tenant, serviceId)
  return service && loadAvailabilityScope(db, tenant, service.id)
}

/** By name, then by practice. Of several practices in one place, and of all that give a service online, the first counts: bookings go there. */
async function readDoctors(
  db: Tx,
  tenant: string,
  language: string,
  { appointmentType, insurerId, serviceId, specialtyId }: DoctorQuery,
): Promise<Doctor[]> {
  const rows = await db.query<{ entity: Doctor }>(
    `select entity from (
       select distinct on (d.id, case when s.type = 1 then row(c.id, ${citySql}) end)
         d.surname, d.name, d.id as "doctorId", p.id as "providerId",
         ${doctorSql('$6')} || jsonb_build_object('providerId', p.id, 'service', ${offerSql('$6')},
           'place', ${citySql}, 'address', case when c.id is not null then ${centreSql} end) as entity
       from doctor d
       join provider p on p.tenant = d.tenant and p.doctor_id = d.id and p.is_active
       ${joinCentreSql}
       join provider_service ps on ps.tenant = p.tenant and ps.provider_id = p.id
       join service s on s.tenant = ps.tenant and s.id = ps.service_id
       where d.tenant = $1 and d.is_active and s.id = $2 and s.type = $3
         and ($4::int is null or s.specialty_id = $4) and ${isBookableWithInsurerSql('$5')}
       order by d.id, case when s.type = 1 then row(c.id, ${citySql}) end, p.id
     ) places order by surname, name, "doctorId", "providerId"`,
    [tenant, serviceId, appointmentType, specialtyId ?? null, insurerId, language],
  )
  return rows.map(({ entity }) => entity)
}
