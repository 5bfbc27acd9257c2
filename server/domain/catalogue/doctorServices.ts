import { AppointmentType } from '../../../schemas/generated/constants'
import type { DoctorService, Service } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { invalidField } from '../../platform/errors/invalidField'
import { orNotFound } from '../../platform/errors/orNotFound'
import { offerSql } from './entitySql'

/**
 * The services a doctor offers, each once, with the doctor's own price and duration. Those that are
 * not shown in the agenda are left out unless `includeHidden`.
 */
export async function listServicesOfDoctor(
  db: Tx,
  tenant: string,
  language: string,
  doctorId: number,
  includeHidden = false,
): Promise<Service[]> {
  const rows = await db.query<{ entity: Service }>(
    `select distinct on (s.id) ${offerSql('$4')} as entity
     from provider p join provider_service ps on ps.tenant = p.tenant and ps.provider_id = p.id
     join service s on s.tenant = ps.tenant and s.id = ps.service_id
     where p.tenant = $1 and p.doctor_id = $2 and p.is_active and s.is_active and (s.show_in_agenda or $3)
     order by s.id, p.id`,
    [tenant, doctorId, includeHidden, language],
  )
  return rows.map((row) => row.entity)
}

/**
 * Adds a service to each of the doctor's practices that can offer it: an in-person service needs a centre.
 * Throws FORMAT_NOT_VALID when the service is not in the doctor's specialties or is offered already.
 */
export async function addDoctorService(
  db: Tx,
  tenant: string,
  doctorId: number,
  { id, amount, duration }: DoctorService,
): Promise<void> {
  const offered = await db.query(
    `insert into provider_service (tenant, provider_id, service_id, amount, duration)
     select p.tenant, p.id, s.id, $4::numeric, $5::smallint from service s
     join doctor_specialty ds on ds.tenant = s.tenant and ds.specialty_id = s.specialty_id and ds.doctor_id = $2
     join provider p on p.tenant = s.tenant and p.doctor_id = ds.doctor_id and p.is_active
     where s.tenant = $1 and s.id = $3 and s.is_active and (s.type = ${AppointmentType.online} or p.centre_id is not null)
     on conflict do nothing returning service_id`,
    [tenant, doctorId, id, amount ?? null, duration ?? null],
  )
  if (offered.length === 0) throw invalidField('id')
}

/**
 * Sets price and duration of a service in all of the doctor's practices; absent values fall back to the tenant's. Booked appointments keep theirs. Throws 404 for a service that the doctor does not offer.
 */
export async function changeDoctorService(
  db: Tx,
  tenant: string,
  doctorId: number,
  { id, amount, duration }: DoctorService,
): Promise<void> {
  const [changed] = await db.query(
    `update provider_service ps set amount = $4::numeric, duration = $5::smallint from provider p
     where ps.tenant = $1 and ps.service_id = $3
       and p.tenant = ps.tenant and p.id = ps.provider_id and p.doctor_id = $2 and p.is_active
     returning ps.service_id`,
    [tenant, doctorId, id, amount ?? null, duration ?? null],
  )
  orNotFound(changed)
}
