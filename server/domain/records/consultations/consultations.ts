import { AppointmentType } from '../../../../schemas/generated/constants'
import type { Consultation, ConsultationMonth } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { prepared } from '../../../platform/db/prepared'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { givenDocumentsSql } from '../../documents/givenDocumentsSql'
import { followUpSql, instantSql } from './followUpSql'

/** A person's record. */
export interface RecordKey {
  tenant: string
  patient: string
  id: number
}

type Patient = Omit<RecordKey, 'id'>

const series = 'coalesce(c.source_id, c.id)'

/** SQL: what was added to consultation `c`. */
const additionsSql = `coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'text', w.content, 'author', w.author_name,
    'writtenAt', ${instantSql('w.written_at')}) order by w.written_at, w.id)
  from consultation_addition w where w.tenant = c.tenant and w.consultation_id = c.id), '[]')`

/** SQL: an edge of the time in which both sides of appointment `a` were connected. */
const talkedSql = (edge: string) =>
  `(select ${edge} from video_call v where v.tenant = a.tenant and v.appointment_id = a.id and v.answered_at is not null)`

const select = `select c.id, c.source_id as "sourceConsultationId", to_char(c.held_on, 'YYYY-MM-DD') as date,
  extract(year from c.held_on)::int as year, extract(month from c.held_on)::int as month,
  (select count(*) from consultation o where o.tenant = c.tenant and o.patient_id = c.patient_id
    and coalesce(o.source_id, o.id) = ${series}) as "reviewCount",
  c.doctor_name as "doctorName", c.specialty, c.reason, c.summary, c.recommendations, c.file_id is not null as "hasReport",
  c.appointment_id as "appointmentId", (select s.type = ${AppointmentType.online} from service s
    where s.tenant = a.tenant and s.id = a.service_id) as "isOnline",
  ${talkedSql('min(v.answered_at)')} as "startedAt", ${talkedSql('max(v.ended_at)')} as "endedAt",
  c.finished_at as "finishedAt", c.findings, c.assessment, c.plan, c.diagnoses,
  coalesce((select jsonb_agg(r.prescription order by r.id) from receipt r
    where r.tenant = c.tenant and r.consultation_id = c.id), '[]') as prescriptions,
  ${givenDocumentsSql} as given, ${additionsSql} as additions, ${followUpSql('c.follow_up_id')} as "followUp"
  from consultation c left join appointment a on a.tenant = c.tenant and a.id = c.appointment_id
  where c.tenant = $1 and c.patient_id = $2`

type Row = Omit<Consultation, 'startedAt' | 'endedAt' | 'finishedAt'> &
  Record<'startedAt' | 'endedAt' | 'finishedAt', Date | null>

const toConsultation = ({ startedAt, endedAt, finishedAt, ...row }: Row): Consultation => ({
  ...row,
  startedAt: startedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
  finishedAt: finishedAt?.toISOString() ?? null,
})

/** The consultations of a person by month, the latest first. Of a series only the last review is listed. */
export async function listConsultations(db: Tx, { tenant, patient }: Patient): Promise<ConsultationMonth[]> {
  const rows = await db.query<Row>(
    prepared(`${select} and not exists (select from consultation o where o.tenant = c.tenant and o.patient_id = c.patient_id
       and coalesce(o.source_id, o.id) = ${series} and (o.held_on, o.id) > (c.held_on, c.id))
     order by c.held_on desc, c.id desc`),
    [tenant, patient],
  )
  const months: ConsultationMonth[] = []
  for (const row of rows.map(toConsultation)) {
    const last = months.at(-1)
    if (last?.year === row.year && last.month === row.month) last.consultations.push(row)
    else months.push({ year: row.year, month: row.month, consultations: [row] })
  }
  return months
}

/** Reads a consultation of a person. Throws 404 if they have none with this id. */
export async function readConsultation(db: Tx, { tenant, patient, id }: RecordKey): Promise<Consultation> {
  const [row] = await db.query<Row>(prepared(`${select} and c.id = $3`), [tenant, patient, id])
  return toConsultation(orNotFound(row))
}

/** The place of a consultation in its series, from 1. */
export async function readFollowUpNumber(db: Tx, key: RecordKey): Promise<number> {
  return (await listSeries(db, key)).findIndex(({ id }) => id === key.id) + 1
}

/** The consultation before or after one in its series. Throws 404 if there is none. */
export async function readNeighbour(db: Tx, key: RecordKey, step: -1 | 1): Promise<Consultation> {
  const all = await listSeries(db, key)
  const index = all.findIndex(({ id }) => id === key.id)
  return orNotFound(index + step < 0 ? undefined : all[index + step])
}

/** The series of a consultation, the first one first. */
async function listSeries(db: Tx, key: RecordKey): Promise<Consultation[]> {
  const { id, sourceConsultationId } = await readConsultation(db, key)
  const rows = await db.query<Row>(`${select} and ${series} = $3 order by c.held_on, c.id`, [
    key.tenant,
    key.patient,
    sourceConsultationId ?? id,
  ])
  return rows.map(toConsultation)
}
