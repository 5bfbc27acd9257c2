import type { VideoCall } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { prepared } from '../../platform/db/prepared'
import { CALLER_GONE_SECONDS } from '../appointments/visit/signsOfLife'
import { doctorFullNameSql, localSql } from '../catalogue/entitySql'

/** A side of a call. */
export type Side = 'patient' | 'doctor'

/** A call, and what its rules read. */
export interface StoredCall extends Omit<VideoCall, 'reason' | 'patientBirthDate'> {
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
  /** What the patient wrote for the doctor of the pool who answers, and when they were born: only that doctor reads them. */
  reason: string | null
  patientBirthDate: string | null
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
  'expectedAt', v.expected_at, 'poolSince', v.pool_since, 'patientId', v.patient_id,
  'patientName', (select concat_ws(' ', p.name, p.surname) from person p where p.tenant = v.tenant and p.id = v.patient_id),
  'doctorId', v.doctor_id, 'isOtherOnline', true) || coalesce((
  select jsonb_build_object('doctorName', ${doctorFullNameSql}, 'doctorThumbnailId', d.thumbnail_id)
  from doctor d where d.tenant = v.tenant and d.id = v.doctor_id), '{"doctorName": null, "doctorThumbnailId": null}') || coalesce((
  select jsonb_build_object('specialtyName', ${localSql('sp', 'name', language)}, 'startDate', a.starts_at)
  from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
  join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
  where a.tenant = v.tenant and a.id = v.appointment_id), '{"specialtyName": null, "startDate": null}')`

interface CallRow extends Omit<StoredCall, Exclude<keyof VideoCall, 'reason' | 'patientBirthDate'>> {
  call: Omit<VideoCall, 'reason' | 'patientBirthDate'>
}

const instants = ['startedAt', 'answeredAt', 'endedAt', 'startDate', 'expectedAt', 'poolSince'] as const

/** A call with its instants in the API's form: the database writes them with an offset. */
export function toCall<C extends Omit<VideoCall, 'reason' | 'patientBirthDate'>>(call: C): C {
  const converted = instants.map((name) => [name, call[name] && new Date(call[name]).toISOString()])
  return { ...call, ...Object.fromEntries(converted) }
}

/** What selects calls: a condition on `v` that uses the placeholders from $4 on. */
interface Selection {
  tenant: string
  language: string
  now: Date
  where: string
  values: readonly unknown[]
  /** Whether the statement is prepared, because it is common. */
  isCommon?: boolean
}

/** Reads calls; `$1` to `$3` are tenant, instant and language. */
export async function selectCalls(
  db: Tx,
  { tenant, language, now, where, values, isCommon = false }: Selection,
): Promise<StoredCall[]> {
  const sql = `select ${callSql('$2', '$3')} as call, v.patient_seen_at as "patientSeenAt", v.doctor_seen_at as "doctorSeenAt",
       v.patient_tab as "patientTab", v.doctor_tab as "doctorTab", v.is_quiet as "isQuiet",
       v.is_patient_away as "isPatientAway", v.reason,
       (select p.birth_date::text from person p where p.tenant = v.tenant and p.id = v.patient_id) as "patientBirthDate",
       (select d.person_id from doctor d where d.tenant = v.tenant and d.id = v.doctor_id) as "doctorPersonId"
     from video_call v where v.tenant = $1 and ${where}`
  const params = [tenant, now.toISOString(), language, ...values]
  const rows = await db.query<CallRow>(isCommon ? prepared(sql) : sql, params)
  return rows.map(({ call, ...more }) => ({ ...toCall(call), ...more }))
}

/**
 * The part of a stored call that a side reads. While a call rings at the doctors of the pool, the patient does not read at whom; the
 * doctor reads who calls and why.
 */
export function toEntity(call: StoredCall, side: Side): VideoCall {
  const {
    doctorPersonId: _account,
    patientSeenAt: _seen,
    doctorSeenAt: _seenDoctor,
    patientTab: _tab,
    doctorTab: _tabOfDoctor,
    isQuiet: _quiet,
    isPatientAway: _away,
    reason,
    patientBirthDate,
    ...entity
  } = call
  if (!isInPool(call)) return entity
  return side === 'doctor'
    ? { ...entity, reason, patientBirthDate }
    : { ...entity, doctorId: null, doctorName: null, doctorThumbnailId: null }
}

/** Whether a patient waits for a doctor of the pool who has not answered. */
export const isInPool = ({
  poolSince,
  status,
  startedBy,
}: Pick<VideoCall, 'poolSince' | 'status' | 'startedBy'>): boolean =>
  poolSince != null && status === 'calling' && startedBy === 'patient'

/** The latest calls of a patient, the newest first. */
export async function listCalls(
  db: Tx,
  { tenant, language, now }: Pick<Selection, 'tenant' | 'language' | 'now'>,
  patientId: string,
): Promise<VideoCall[]> {
  const where = 'v.patient_id = $4 order by v.started_at desc, v.id desc limit 20'
  return (await selectCalls(db, { tenant, language, now, where, values: [patientId] })).map((call) =>
    toEntity(call, 'patient'),
  )
}
