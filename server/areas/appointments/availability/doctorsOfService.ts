import type { Doctor } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { isCoveredByInsurer } from '../../catalogue/payerCoverage'
import { doctorSql } from '../../catalogue/entitySql'
import { earliestStartByDoctor } from './earliestStart'
import { firstBookable } from './leadTime'
import { findBookableService } from '../providers'
import { toWire } from '../wireTime'

/** Selects doctors by service, type, insurer (0 for none) and, optionally, specialty. */
export interface DoctorQuery {
  appointmentType: number
  insurerId: number
  serviceId: number
  specialtyId?: number
}

/** The doctors who offer a service that the insurer covers, with their earliest free slot, earliest first (BOOK-118, BOOK-119). */
export async function listDoctorsOfService(
  db: Tx,
  tenant: string,
  { appointmentType, insurerId, serviceId, specialtyId }: DoctorQuery,
  now: Date,
): Promise<Doctor[]> {
  const service = await findBookableService(db, tenant, serviceId)
  if (!service || !(await isCoveredByInsurer(db, tenant, insurerId, serviceId))) return []
  const rows = await db.query<{ entity: Doctor }>(
    `select ${doctorSql} || jsonb_build_object('place', min(p.city)) as entity
     from doctor d
     join provider p on p.tenant = d.tenant and p.doctor_id = d.id and p.is_active
     join provider_service ps on ps.tenant = p.tenant and ps.provider_id = p.id
     join service s on s.tenant = ps.tenant and s.id = ps.service_id
     where d.tenant = $1 and d.is_active and s.id = $2 and s.type = $3
       and ($4::int is null or s.specialty_id = $4)
     group by d.tenant, d.id order by d.surname, d.name, d.id`,
    [tenant, serviceId, appointmentType, specialtyId ?? null],
  )
  const first = await earliestStartByDoctor(db, tenant, service.id, firstBookable(now, service.externalId))
  const startOf = ({ id }: Doctor): number => first.get(id) ?? Number.MAX_SAFE_INTEGER
  return rows
    .map(({ entity }) => entity)
    .sort((a, b) => startOf(a) - startOf(b))
    .map((doctor) => {
      const start = first.get(doctor.id)
      return { ...doctor, firstDate: start === undefined ? null : toWire(start) }
    })
}
