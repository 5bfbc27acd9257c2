import { AppointmentStatus, AppointmentType } from '../../../schemas/generated/constants'
import type {
  CallCompany,
  DoctorConsultation,
  VideoCall,
  VisitProposal,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { prepared } from '../../platform/db/prepared'
import { isOfDoctor, isTreatedByDoctor } from '../appointments/appointmentQueries'
import type { TreatmentTime } from '../people/treated'
import { answersSql } from '../appointments/answers'
import { appointmentDocumentsSql } from '../appointments/appointmentDocuments'
import { visitFactsSql } from '../appointments/visit/visitFactsSql'
import { visitStateOf, type VisitFacts } from '../appointments/visit/visitState'
import { doctorFullNameSql, localSql } from '../catalogue/entitySql'
import { callSql, toCall } from './callQueries'
import { isCurrent } from './consultation'
import { companySql, toCompany } from './guests/guestQueries'
import { givenDocumentsSql } from '../documents/givenDocumentsSql'

interface DayRow extends Omit<
  DoctorConsultation,
  'startDate' | 'endedAt' | 'answers' | 'waitingSince' | 'calledAt' | 'proposal' | 'missedAt' | 'visitState'
> {
  /** Whether the doctor sees who it is. */
  isSeen: boolean
  answers: DoctorConsultation['answers'] | null
  proposal: VisitProposal | null
  startsAt: Date
  endedAt: Date | null
  calledAt: Date | null
  missedAt: Date | null
  facts: VisitFacts
  company: CallCompany[]
}

interface Day {
  tenant: string
  language: string
  time: TreatmentTime
  doctorId: number
  /** Instants. */
  from: string
  to: string
  /** Also the appointments of the doctors who share a team with the doctor. */
  withTeams: boolean | undefined
}

/** Whether the patient, or somebody who acts for them, can sign in or has opened the link of the visit. */
const isInPortal = `(exists (select from visit_link i where i.tenant = a.tenant and i.appointment_id = a.id
    and i.session_hash is not null)
  or exists (select from account t where t.tenant = a.tenant and (t.sub = a.patient_id
  or t.sub in (select l.admin_id from family_link l where l.tenant = a.tenant and l.member_id = a.patient_id and l.dependent))))`

/** SQL: whether the doctor sees who it is: they or the colleague treat the patient, or the patient calls them now. */
const isSeen = `(${isTreatedByDoctor({ now: '$2', since: '$7' })} or (a.doctor_id = $4 and exists (
  select from video_call w where w.tenant = a.tenant and w.appointment_id = a.id and w.status = 'calling' and w.started_by = 'patient')))`

/** SQL: what has become of a proposal `o` that is not booked. */
const proposalSql = `case when a.status <> ${AppointmentStatus.booked} then
  jsonb_build_object('state', coalesce(o.outcome, 'open'), 'answerBy', o.answer_by) end`

/** A doctor's consultations between two instants, earliest first, with the waiting patients and the missed calls. */
export async function listDoctorConsultations(db: Tx, day: Day): Promise<DoctorConsultation[]> {
  const { tenant, language, time, doctorId, from, to, withTeams = false } = day
  const rows = await db.query<DayRow>(
    prepared(`select a.id as "appointmentId", a.starts_at as "startsAt", d.timezone as zone, extract(epoch from a.ends_at - a.starts_at)::int / 60 as duration,
       ${localSql('s', 'name', '$3')} as "serviceName", s.type = ${AppointmentType.online} as "isOnline",
       a.doctor_id = $4 as "isOwn", ${isSeen} as "isSeen", ${proposalSql} as proposal, ${doctorFullNameSql} as "doctorName", a.doctor_id as "doctorId", a.patient_id as "patientId",
       concat_ws(' ', p.name, p.surname) as "patientName", p.birth_date::text as "birthDate", p.thumbnail_id as "thumbnailId",
       ${visitFactsSql} as facts, ${isInPortal} as "isInPortal", a.notes, ${answersSql('$3')} as answers, c.ended_at as "endedAt", w.summary, w.finished_at is not null as "isFinished",
       a.doctor_id = $4 and w.id is not null and w.finished_at is null as "isUnfinished", c.missed_at as "missedAt", c.readiness,
       c.doctor_notes as "doctorNotes",
       ${appointmentDocumentsSql} as documents, ${givenDocumentsSql} as given,
       case when a.doctor_id = $4 then ${companySql} else '[]' end as company, coalesce((d.extra ->> 'canPrescribe')::boolean, false) as "canPrescribe",
       (select max(l.id) from video_call l where l.tenant = a.tenant and l.appointment_id = a.id) as "lastCallId",
       (select count(*)::int from video_call m where m.tenant = a.tenant and m.appointment_id = a.id and m.status = 'missed') as "missedCalls",
       (select max(m.started_at) from video_call m where m.tenant = a.tenant and m.appointment_id = a.id and m.started_by = 'patient'
          and m.status = 'cancelled' and not exists (select from video_call n where n.tenant = m.tenant
            and n.appointment_id = m.appointment_id and n.answered_at > m.started_at)) as "calledAt",
       (select ${callSql('$2', '$3')} from video_call v where v.tenant = a.tenant and v.appointment_id = a.id
          and v.status in ('calling', 'inProgress')) as call
     from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
     join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     join person p on p.tenant = a.tenant and p.id = a.patient_id
     left join video_consultation c on c.tenant = a.tenant and c.appointment_id = a.id
     left join consultation w on w.tenant = a.tenant and w.appointment_id = a.id
     left join visit_proposal o on o.tenant = a.tenant and o.appointment_id = a.id and a.doctor_id = $4
     where a.tenant = $1 and (a.status = ${AppointmentStatus.booked} or (a.status <> ${AppointmentStatus.cancelled}
         and (o.outcome is null or o.outcome in ('declined', 'expired')) and o.answer_by is not null))
       and ${isOfDoctor('$4', withTeams)}
       and a.ends_at > $5 and a.starts_at < $6
     order by a.starts_at, a.id`),
    [tenant, time.now, language, doctorId, from, to, time.since],
  )
  return rows.map((row) => toDoctorConsultation(row, new Date(time.now)))
}

function toDoctorConsultation({ isSeen: seen, ...row }: DayRow, now: Date): DoctorConsultation {
  const line = toLine(row, now)
  if (seen) return line
  return { ...line, ...unseen, documents: [], given: [], patientId: line.proposal ? row.patientId : null }
}

/** What a doctor does not see of somebody whom they do not treat: only the time and the service are shown. */
const unseen = {
  patientName: null,
  birthDate: null,
  thumbnailId: null,
  isInPortal: false,
  notes: null,
  answers: [],
  summary: null,
  doctorNotes: null,
  readiness: null,
  missedCalls: 0,
  lastCallId: null,
  call: null,
  company: [],
  waitingSince: null,
  calledAt: null,
  visitState: null,
} as const satisfies Partial<DoctorConsultation>

function toLine(
  {
    startsAt,
    answers,
    endedAt,
    calledAt,
    missedAt,
    call,
    proposal,
    facts,
    company,
    ...row
  }: Omit<DayRow, 'isSeen'>,
  now: Date,
): DoctorConsultation {
  const current = call && isCurrent(call) ? toCall(call) : null
  return {
    ...row,
    ...(answers && { answers }),
    company: toCompany(company),
    proposal: proposal && { ...proposal, answerBy: new Date(proposal.answerBy).toISOString() },
    // Colleagues see who comes, not what was said or shown.
    summary: row.isOwn ? row.summary : null,
    doctorNotes: (row.isOwn && row.doctorNotes) || null,
    documents: (row.isOwn && row.documents) || [],
    given: (row.isOwn && row.given) || [],
    startDate: startsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    calledAt: calledAt?.toISOString() ?? null,
    missedAt: missedAt?.toISOString() ?? null,
    call: current,
    visitState: visitStateOf(facts, now),
    waitingSince: waitingSince(current),
  }
}

/** A patient waits while their call rings. */
const waitingSince = (call: VideoCall | null): string | null =>
  call?.status === 'calling' && call.startedBy === 'patient' ? call.startedAt : null
