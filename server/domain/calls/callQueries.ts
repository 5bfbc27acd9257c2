import type { VideoCall } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { CALLER_GONE_SECONDS } from '../appointments/visit/signsOfLife'
import { doctorFullNameSql, localSql } from '../catalogue/entitySql'

/** A side of a call. */
export type Side = 'patient' | 'doctor'

/** A call, and what its rules read. */
export interface StoredCall extends VideoCall {
  /** The account of the doctor; null if they have none. */
  doctorPersonId: string | null
  patientSeenAt: Date | null
  doctorSeenAt: Date | null
  /** The tab of each side that has the call; null: its portal sends no names. */
  patientTab: string | null
  doctorTab: string | null
  /** Whether it waits without ringing. */
  isQuiet: boolean
  /** Whether the patient who waits looks at something else. */
  isPatientAway: boolean
}

/** The status at an instant: a caller without heartbeats no longer calls. Takes the placeholder of the instant. */
export const statusSql = (now: string) => `case
  when v.status <> 'calling' then v.status
  when v.started_by = 'patient' and v.patient_seen_at < ${now}::timestamptz - interval '${CALLER_GONE_SECONDS} seconds' then 'cancelled'
  when v.started_by = 'doctor' and v.doctor_seen_at < ${now}::timestamptz - interval '${CALLER_GONE_SECONDS} seconds' then 'missed'
  else v.status end`

/** A VideoCall as JSON; `v` is its row. Takes the placeholders of the instant and of the language. */
export const callSql = (now: string, language: string): string => `jsonb_build_object(
  'id', v.id, 'appointmentId', v.appointment_id, 'room', v.room, 'status', ${statusSql(now)}, 'startedBy', v.started_by,
  'startedAt', v.started_at, 'answeredAt', v.answered_at, 'endedAt', v.ended_at, 'endedBy', v.ended_by, 'endReason', v.end_reason,
  'expectedAt', v.expected_at, 'patientId', v.patient_id,
  'patientName', (select concat_ws(' ', p.name, p.surname) from person p where p.tenant = v.tenant and p.id = v.patient_id),
  'doctorId', v.doctor_id, 'isOtherOnline', true) || (
  select jsonb_build_object('doctorName', ${doctorFullNameSql}, 'doctorThumbnailId', d.thumbnail_id)
  from doctor d where d.tenant = v.tenant and d.id = v.doctor_id) || coalesce((
  select jsonb_build_object('specialtyName', ${localSql('sp', 'name', language)}, 'startDate', a.starts_at)
  from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
  join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
  where a.tenant = v.tenant and a.id = v.appointment_id), '{"specialtyName": null, "startDate": null}')`

interface CallRow extends Omit<StoredCall, keyof VideoCall> {
  call: VideoCall
}

const instants = ['startedAt', 'answeredAt', 'endedAt', 'startDate', 'expectedAt'] as const

/** A call with its instants in the API's form: the database writes them with an offset. */
export function toCall(call: VideoCall): VideoCall {
  const converted = instants.map((name) => [name, call[name] && new Date(call[name]).toISOString()])
  return { ...call, ...Object.fromEntries(converted) } as VideoCall
}

/** What selects calls: a condition on `v` that uses the placeholders from $4 on. */
interface Selection {
  tenant: string
  language: string
  now: Date
  where: string
  values: readonly unknown[]
}

/** Reads calls; `$1` to `$3` are tenant, instant and language. */
export async function selectCalls(
  db: Tx,
  { tenant, language, now, where, values }: Selection,
): Promise<StoredCall[]> {
  const rows = await db.query<CallRow>(
    `select ${callSql('$2', '$3')} as call, v.patient_seen_at as "patientSeenAt", v.doctor_seen_at as "doctorSeenAt",
       v.patient_tab as "patientTab", v.doctor_tab as "doctorTab", v.is_quiet as "isQuiet",
       v.is_patient_away as "isPatientAway",
       (select d.person_id from doctor d where d.tenant = v.tenant and d.id = v.doctor_id) as "doctorPersonId"
     from video_call v where v.tenant = $1 and ${where}`,
    [tenant, now.toISOString(), language, ...values],
  )
  return rows.map(({ call, ...more }) => ({ ...toCall(call), ...more }))
}

/** The part of a stored call that the API sends. */
export function toEntity(call: StoredCall): VideoCall {
  const entity: VideoCall & Partial<StoredCall> = { ...call }
  delete entity.doctorPersonId
  delete entity.patientSeenAt
  delete entity.doctorSeenAt
  delete entity.patientTab
  delete entity.doctorTab
  delete entity.isQuiet
  delete entity.isPatientAway
  return entity
}

/** The latest calls of a patient, the newest first. */
export async function listCalls(
  db: Tx,
  { tenant, language, now }: Omit<Selection, 'where' | 'values'>,
  patientId: string,
): Promise<VideoCall[]> {
  const where = 'v.patient_id = $4 order by v.started_at desc, v.id desc limit 20'
  return (await selectCalls(db, { tenant, language, now, where, values: [patientId] })).map(toEntity)
}
