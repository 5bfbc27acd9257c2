import { AppointmentStatus, AppointmentType } from '../../../schemas/generated/constants'
import type {
  CallCompany,
  CallReadiness,
  GivenDocument,
  VideoCall,
  VideoConsultation,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { prepared } from '../../platform/db/prepared'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { callSettingsOf } from '../../platform/tenants/settings/callSettings'
import { isTreatedByDoctor } from '../appointments/appointmentQueries'
import { visitFactsSql } from '../appointments/visit/visitFactsSql'
import { visitStateOf, type VisitFacts } from '../appointments/visit/visitState'
import { orNotFound } from '../../platform/errors/orNotFound'
import { treatmentTime } from '../people/treated'
import type { CallContext } from './callContext'
import { callSql, toCall } from './callQueries'
import { givenDocumentsSql } from '../documents/givenDocumentsSql'
import { companySql, toCompany } from './guests/guestQueries'
import { readQueue } from './state/queue'
import { joinWindow } from './joinWindow'

interface ConsultationRow {
  startsAt: Date
  endedAt: Date | null
  summary: string | null
  readiness: CallReadiness | null
  readinessAt: Date | null
  rating: number | null
  consultationId: number | null
  given: GivenDocument[]
  company: CallCompany[]
  call: VideoCall | null
  facts: VisitFacts
}

/** Who reads a consultation: the patient, in a language. */
export interface ConsultationReader {
  db: Tx
  tenant: TenantOnServer
  language: string
  now: Date
  patientId: string
}

/** The video consultation of an appointment of the patient. Throws 404 for another appointment, or one in person. */
export async function readConsultation(
  { db, tenant, language, now, patientId, hub }: ConsultationReader & Pick<CallContext, 'hub'>,
  id: number,
): Promise<VideoConsultation> {
  const [row] = await db.query<ConsultationRow>(
    prepared(`select a.starts_at as "startsAt", c.ended_at as "endedAt", w.summary, w.id as "consultationId", c.readiness, c.readiness_at as "readinessAt", c.rating,
       ${givenDocumentsSql} as given, ${companySql} as company, ${visitFactsSql} as facts,
       (select ${callSql('$3', '$4')} from video_call v where v.tenant = a.tenant and v.appointment_id = a.id
          and v.status in ('calling', 'inProgress')) as call
     from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
     left join video_consultation c on c.tenant = a.tenant and c.appointment_id = a.id
     left join consultation w on w.tenant = a.tenant and w.appointment_id = a.id
     where a.tenant = $1 and a.id = $2 and a.patient_id = $5 and ${isVideo}`),
    [tenant.id, id, now.toISOString(), language, patientId],
  )
  const { startsAt, endedAt, readinessAt, call, company, facts, ...rest } = orNotFound(row)
  const visitState = visitStateOf(facts, now)
  const { opensAt, closesAt, lateAt } = joinWindow(startsAt, callSettingsOf(tenant))
  return {
    appointmentId: id,
    ...rest,
    company: toCompany(company),
    call: call && isCurrent(call) ? toCall(call) : null,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    lateAt: lateAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    visitState,
    queue: visitState?.state === 'waiting' ? await readQueue(db, { tenant, now, hub }, id) : null,
    readinessAt: readinessAt?.toISOString() ?? null,
  }
}

/** The condition for a booked visit by video; `a` is the appointment, `s` its service. */
export const isVideo = `s.type = ${AppointmentType.online} and a.status = ${AppointmentStatus.booked}`

/** Whether a call rings or is in progress at the instant of its query. */
export const isCurrent = ({ status }: Pick<VideoCall, 'status'>): boolean =>
  status === 'calling' || status === 'inProgress'

/** Stores the result of a check with an appointment of the patient. Throws 404 for any other. */
export async function writeReadiness(
  { db, tenant, now, patientId }: ConsultationReader,
  id: number,
  readiness: CallReadiness,
): Promise<void> {
  const rows = await db.query(
    `insert into video_consultation (tenant, appointment_id, readiness, readiness_at)
     select a.tenant, a.id, $4, $5 from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
     where a.tenant = $1 and a.id = $2 and a.patient_id = $3 and ${isVideo}
     on conflict (tenant, appointment_id) do update set readiness = $4, readiness_at = $5 returning appointment_id`,
    [tenant.id, id, patientId, JSON.stringify(readiness), now.toISOString()],
  )
  orNotFound(rows[0])
}

/** Stores how well the patient saw and heard. Throws 404 for an appointment of others, or without an answered call. */
export async function writeRating(
  { db, tenant, patientId }: Pick<ConsultationReader, 'db' | 'tenant' | 'patientId'>,
  id: number,
  rating: number,
): Promise<void> {
  const rows = await db.query(
    `insert into video_consultation (tenant, appointment_id, rating)
     select a.tenant, a.id, $4 from appointment a where a.tenant = $1 and a.id = $2 and a.patient_id = $3
       and exists (select from video_call v where v.tenant = a.tenant and v.appointment_id = a.id and v.answered_at is not null)
     on conflict (tenant, appointment_id) do update set rating = $4 returning appointment_id`,
    [tenant.id, id, patientId, rating],
  )
  orNotFound(rows[0])
}

/**
 * Stores what a doctor writes down for themselves. Throws 404 for an appointment of another doctor, or of somebody whom the doctor
 * does not treat.
 */
export async function writeNotes(
  { db, tenant, now: moment }: Pick<ConsultationReader, 'db' | 'tenant' | 'now'>,
  doctorId: number,
  id: number,
  notes: string,
): Promise<void> {
  const { now, since } = treatmentTime(tenant, moment)
  const rows = await db.query(
    `insert into video_consultation (tenant, appointment_id, doctor_notes)
     select a.tenant, a.id, $4 from appointment a join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     where a.tenant = $1 and a.id = $2 and a.doctor_id = $3 and ${isTreatedByDoctor({ now: '$5', since: '$6' })}
     on conflict (tenant, appointment_id) do update set doctor_notes = $4 returning appointment_id`,
    [tenant.id, id, doctorId, notes, now, since],
  )
  orNotFound(rows[0])
}
