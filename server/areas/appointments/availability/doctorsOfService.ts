import type { Doctor } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { isBookableWithInsurerSql } from '../../catalogue/coverageSql'
import { centreSql, citySql, doctorSql, joinCentreSql } from '../../catalogue/entitySql'
import { earliestStartByDoctor } from './earliestStart'
import { firstBookable, type TenantWithLeadTime } from './leadTime'
import { findBookableService } from '../providers'
import { toWire } from '../wireTime'

/** Selects doctors by service, type, insurer (0 for none) and, optionally, specialty. */
export interface DoctorQuery {
  appointmentType: number
  insurerId: number
  serviceId: number
  specialtyId?: number
}

/** The doctors who give a service to the insurer's patients, with their earliest free slot, earliest first (BOOK-118, BOOK-119). */
export async function listDoctorsOfService(
  db: Tx,
  tenant: TenantWithLeadTime,
  language: string,
  { appointmentType, insurerId, serviceId, specialtyId }: DoctorQuery,
  now: Date,
): Promise<Doctor[]> {
  const service = await findBookableService(db, tenant.id, serviceId)
  if (!service) return []
  const rows = await db.query<{ entity: Doctor }>(
    `select ${doctorSql('$6')} || jsonb_build_object('place', min(${citySql}),
       'address', case when count(distinct c.id) = 1 then min(${centreSql}) filter (where c.id is not null) end) as entity
     from doctor d
     join provider p on p.tenant = d.tenant and p.doctor_id = d.id and p.is_active
     ${joinCentreSql}
     join provider_service ps on ps.tenant = p.tenant and ps.provider_id = p.id
     join service s on s.tenant = ps.tenant and s.id = ps.service_id
     where d.tenant = $1 and d.is_active and s.id = $2 and s.type = $3
       and ($4::int is null or s.specialty_id = $4) and ${isBookableWithInsurerSql('$5')}
     group by d.tenant, d.id order by d.surname, d.name, d.id`,
    [tenant.id, serviceId, appointmentType, specialtyId ?? null, insurerId, language],
  )
  const first = await earliestStartByDoctor(
    db,
    tenant.id,
    service.id,
    firstBookable(tenant, now, service.externalId),
  )
  const startOf = ({ id }: Doctor): number => first.get(id) ?? Number.MAX_SAFE_INTEGER
  return rows
    .map(({ entity }) => entity)
    .sort((a, b) => startOf(a) - startOf(b))
    .map((doctor) => {
      const start = first.get(doctor.id)
      return { ...doctor, firstDate: start === undefined ? null : toWire(start) }
    })
}
