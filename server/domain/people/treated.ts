import { AppointmentStatus, AppointmentType } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import { treatmentSettingsOf } from '../../platform/tenants/settings/treatmentSettings'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { orNotFound } from '../../platform/errors/orNotFound'

/** The moment at which treatment is asked for. Instants as ISO strings. */
export interface TreatmentTime {
  now: string
  /** A contact before this instant counts no more. */
  since: string
}

/** The placeholders of a TreatmentTime. */
export type TreatmentPlaces = { [K in keyof TreatmentTime]: string }

/** Treatment now, or at the start of a later visit: how long after a contact it lasts is the tenant's setting. */
export function treatmentTime(
  tenant: Pick<TenantOnServer, 'backend'>,
  now: Date,
  at: Date = now,
): TreatmentTime {
  const since = new Date(at)
  since.setUTCMonth(since.getUTCMonth() - treatmentSettingsOf(tenant).months)
  return { now: now.toISOString(), since: since.toISOString() }
}

/** Hours after the end of a video visit without an answered call from which it counts as missed. */
const MISSED_HOURS = 24

/** SQL: whether the patient took part in appointment `a`: a call was answered, or it is in person, or it may still take place. */
const isContact = (now: string) => `(a.ends_at > ${now}::timestamptz - interval '${MISSED_HOURS} hours'
  or exists (select from service s where s.tenant = a.tenant and s.id = a.service_id and s.type <> ${AppointmentType.online})
  or exists (select from video_call v where v.tenant = a.tenant and v.appointment_id = a.id and v.answered_at is not null))`

/**
 * SQL: whether doctor `d` treats patient `p` (decision 930). The only place that decides it: `d` is the patient's own doctor, or
 * since an instant the patient's side had or will have a contact with `d`. Contacts are booked appointments that the patient's
 * side or an administrator agreed to, unless they were missed, calls of an appointment that were answered, and messages that
 * the patient's side wrote. Takes the placeholders of a TreatmentTime.
 */
export const treatedSql = ({ now, since }: TreatmentPlaces): string => `(p.associated_doctor_id = d.id
  or exists (select from appointment a where a.tenant = p.tenant and a.patient_id = p.id and a.doctor_id = d.id
    and a.status = ${AppointmentStatus.booked} and a.agreed_start is not null
    and least(a.starts_at, a.agreed_start) > ${since}::timestamptz and ${isContact(now)})
  or exists (select from video_call v where v.tenant = p.tenant and v.patient_id = p.id and v.doctor_id = d.id
    and v.appointment_id is not null and v.answered_at > ${since}::timestamptz)
  or exists (select from chat_message m where m.tenant = p.tenant and m.patient_id = p.id and m.doctor_id = d.id
    and not m.from_doctor and m.created_at > ${since}::timestamptz))`

/**
 * SQL: the ids of everybody whom a doctor may treat, or may read in an emergency, besides those whose own doctor they are. It narrows a list to few people, of
 * whom `treatedSql` tells who is treated. Takes the placeholders of tenant and doctor.
 */
export const selectSeenPatients = (tenant: string, doctor: string): string =>
  ['appointment', 'video_call', 'chat_conversation', 'emergency_access']
    .map((table) => `select patient_id from ${table} where tenant = ${tenant} and doctor_id = ${doctor}`)
    .join(' union ')

/** SQL: whether doctor `d` reads clinical data of patient `p`: a doctor does, somebody else if the patient allows it. */
export const readableSql = `(not coalesce((d.extra ->> 'isNonClinical')::boolean, false) or p.clinical_data_auth_at is not null)`

/** A professional and somebody who may be their patient. */
export interface Relation {
  tenant: string
  doctorId: number
  patientId: string
}

/** Whether the doctor treats the patient. */
export async function isTreated(
  db: Tx,
  { tenant, doctorId, patientId }: Relation,
  { now, since }: TreatmentTime,
): Promise<boolean> {
  const rows = await db.query(
    `select from person p join doctor d on d.tenant = p.tenant and d.is_active
     where p.tenant = $1 and p.id = $2 and d.id = $3 and ${treatedSql({ now: '$4', since: '$5' })}`,
    [tenant, patientId, doctorId, now, since],
  )
  return rows.length > 0
}

/** Throws 404 unless the doctor treats the patient, so that the answer does not reveal who is a patient. */
export async function requireTreated(db: Tx, relation: Relation, time: TreatmentTime): Promise<void> {
  orNotFound((await isTreated(db, relation, time)) || undefined)
}
