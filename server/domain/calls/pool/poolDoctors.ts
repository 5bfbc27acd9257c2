import { AppointmentStatus, AppointmentType } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import type { CallContext } from '../callContext'
import { isCalling, isTalking } from '../state/queue'

/** A doctor who takes calls without an appointment. */
export interface PoolDoctor {
  id: number
  personId: string
  /** They take no calls for now, by their own choice. */
  isPaused: boolean
}

/** How often a call rings at a doctor who does not answer. */
const MAX_RINGS = 2

/** SQL: doctor `d` takes calls without an appointment, and has an account and a service by video. */
export const isInPoolSql = `d.is_active and d.person_id is not null and coalesce((d.extra ->> 'takesCalls')::boolean, false)
  and exists (select from provider p join provider_service o on o.tenant = p.tenant and o.provider_id = p.id
    join service s on s.tenant = o.tenant and s.id = o.service_id and s.is_active and s.type = ${AppointmentType.online}
    where p.tenant = d.tenant and p.doctor_id = d.id and p.is_active)`

/** The doctors of the pool of a tenant. */
export const listPoolDoctors = (db: Tx, tenant: string): Promise<PoolDoctor[]> =>
  db.query<PoolDoctor>(
    `select d.id, d.person_id as "personId", d.pool_paused_at is not null as "isPaused" from doctor d where d.tenant = $1 and ${isInPoolSql} order by d.id`,
    [tenant],
  )

/** Those of the pool who are connected now and have not paused. Call it outside of transactions: the hub may ask the database. */
export async function listOnlineDoctors({
  db,
  hub,
  tenant,
}: Pick<CallContext, 'db' | 'hub' | 'tenant'>): Promise<PoolDoctor[]> {
  const doctors = await listPoolDoctors(db, tenant.id)
  const isOnline = await Promise.all(doctors.map(({ personId }) => hub.isConnected(tenant.id, personId)))
  return doctors.filter(({ isPaused }, index) => isOnline[index] && !isPaused)
}

/**
 * SQL: doctor `d` talks to nobody, is called by nobody and calls nobody, and has no visit now or soon. Takes the placeholders of the
 * present and of the instant before which a visit is soon.
 */
export const isFreeSql = (now: string, soon: string): string => `(
  not exists (select from video_call o where o.tenant = d.tenant and o.doctor_id = d.id
    and (${isTalking(now)} or ${isCalling(now)}))
  and not exists (select from appointment a where a.tenant = d.tenant and a.doctor_id = d.id and not a.is_unbooked
    and a.status = ${AppointmentStatus.booked} and a.starts_at < ${soon}::timestamptz and a.ends_at > ${now}::timestamptz
    and not exists (select from consultation c where c.tenant = a.tenant and c.appointment_id = a.id and c.finished_at is not null)
    and not exists (select from video_consultation c where c.tenant = a.tenant and c.appointment_id = a.id
      and (c.ended_at is not null or c.missed_at is not null))))`

/** SQL: call `v` may still ring at doctor `d`: it is not their own, they have not passed it on, nor let it ring too often. */
export const mayRingSql = `(d.person_id <> v.patient_id and not exists (select from call_ring r
    where r.tenant = v.tenant and r.call_id = v.id and r.doctor_id = d.id and r.outcome = 'declined')
  and (select count(*) from call_ring r where r.tenant = v.tenant and r.call_id = v.id and r.doctor_id = d.id
    and r.outcome = 'unanswered') < ${MAX_RINGS})`

/** Until when a visit of a doctor counts as soon. */
export const soonAt = (now: Date, breakMinutes: number): string =>
  new Date(now.getTime() + breakMinutes * 60_000).toISOString()
