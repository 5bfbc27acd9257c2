import { AppointmentStatus, AppointmentType } from '../../../../schemas/generated/constants'
import type { CallReportLine, CallReportTotals } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { statusSql } from '../../calls/callQueries'
import { doctorFullNameSql } from '../../catalogue/entitySql'
import type { FilterQuery, ReportRange } from './reportQuery'

/** Calls of the range, and which of them. */
export interface ReportSelection extends FilterQuery {
  tenant: string
  range: ReportRange
  now: Date
}

/** A line as the database returns it. */
export type LineRow = Omit<
  CallReportLine,
  'at' | 'waitingSince' | 'connectedAt' | 'endedAt' | 'appointmentAt'
> & {
  at: Date
  waitingSince: Date | null
  connectedAt: Date | null
  endedAt: Date | null
  appointmentAt: Date | null
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

const toReportLine = (row: LineRow): CallReportLine => ({
  ...row,
  at: row.at.toISOString(),
  waitingSince: iso(row.waitingSince),
  connectedAt: iso(row.connectedAt),
  endedAt: iso(row.endedAt),
  appointmentAt: iso(row.appointmentAt),
})

/**
 * SQL: when two people were last connected. Who was lost is noticed after a while: the call ended with the last sign of life of both.
 */
const lastTogetherSql = `case when v.end_reason = 'lost' then greatest(v.answered_at,
  least(v.ended_at, coalesce(least(v.patient_seen_at, v.doctor_seen_at), v.ended_at))) else v.ended_at end`

/** SQL: the outcome of call `v`, whose status is `status` (decision 963). */
const outcomeSql = `case
  when s.status = 'inProgress' then 'inProgress' when s.status = 'calling' then 'waiting'
  when s.status = 'refused' then 'refused' when s.status <> 'ended' then 'missed'
  when v.end_reason = 'lost' then 'cutOff' else 'attended' end`

/**
 * SQL: the lines of the range. A call is a line, with or without an appointment; so is a video visit to which nobody came. $1 to $4:
 * tenant, the range and the present.
 */
const linesSql = `
  select 'c' || v.id as key, v.id as "callId", v.appointment_id as "appointmentId", v.patient_id, v.doctor_id, a.service_id,
    coalesce(v.pool_since, v.started_at) as at,
    coalesce(v.pool_since, case when v.started_by = 'patient' then v.started_at end) as "waitingSince", v.answered_at as "connectedAt",
    case when v.answered_at is not null then ${lastTogetherSql} end as "endedAt", ${outcomeSql} as outcome, v.ended_by as "endedBy",
    v.started_by as "startedBy", (v.pool_since is not null or v.appointment_id is null) as "isUnbooked"
  from video_call v cross join lateral (select ${statusSql('$4')} as status) s
  left join appointment a on a.tenant = v.tenant and a.id = v.appointment_id
  where v.tenant = $1 and v.started_at >= $2 and v.started_at < $3
  union all
  select 'a' || a.id, null, a.id, a.patient_id, a.doctor_id, a.service_id, a.starts_at, null, null, null,
    case when c.missed_at is not null then 'noShow' else 'unattended' end, null, null, false
  from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
  left join video_consultation c on c.tenant = a.tenant and c.appointment_id = a.id
  where a.tenant = $1 and a.starts_at >= $2 and a.starts_at < $3 and s.type = ${AppointmentType.online}
    and a.status = ${AppointmentStatus.booked} and (c.missed_at is not null or (a.ends_at < $4 and c.ended_at is null
      and not exists (select from video_call x where x.tenant = a.tenant and x.appointment_id = a.id)))`

/** SQL: the lines that the filters $5 to $9 leave. A report may have a million lines: their names are read of a page only. */
const foundSql = `
  select l.*, coalesce(extract(epoch from l."endedAt" - l."connectedAt"), 0)::int as seconds from (${linesSql}) l
  where ($5::int is null or l.doctor_id = $5) and ($6::int is null or l.service_id = $6) and ($7::text is null or l.outcome = $7)
    and ($8::boolean is null or l."isUnbooked" <> $8)
    and ($9::text is null or exists (select from person p where p.tenant = $1 and p.id = l.patient_id
      and not exists (select from regexp_split_to_table(folded($9), '\\s+') word
        where strpos(folded(concat_ws(' ', p.name, p.surname)), word) = 0)))`

/** SQL: lines with their names. Takes the SQL of some of those of `foundSql`. */
const namedSql = (lines: string): string => `
  select l.key, l."callId", l."appointmentId", l.at, l."waitingSince", l."connectedAt", l."endedAt", l.outcome, l."endedBy", l."startedBy", l."isUnbooked",
    l.seconds, l.doctor_id as "doctorId", case when d.id is not null then ${doctorFullNameSql} end as "doctorName", concat_ws(' ', p.name, p.surname) as "patientName",
    s.id as "serviceId", s.name as "serviceName", case when not a.is_unbooked then a.starts_at end as "appointmentAt", i.name as "insurerName", g.name as "agreementName",
    c.readiness, c.rating, (select coalesce(jsonb_agg(q.kind order by q.id), '[]') from call_guest q
      where q.tenant = $1 and q.call_id = l."callId" and q.joined_at is not null) as guests
  from (${lines}) l
  left join doctor d on d.tenant = $1 and d.id = l.doctor_id join person p on p.tenant = $1 and p.id = l.patient_id
  left join appointment a on a.tenant = $1 and a.id = l."appointmentId"
  left join service s on s.tenant = $1 and s.id = l.service_id
  left join insurer i on i.tenant = $1 and i.id = a.insurer_id
  left join agreement g on g.tenant = $1 and g.id = a.agreement_id
  left join video_consultation c on c.tenant = $1 and c.appointment_id = a.id`

const valuesOf = ({ tenant, range, now, ...filter }: ReportSelection): unknown[] => [
  tenant,
  range.start.toISOString(),
  range.end.toISOString(),
  now.toISOString(),
  filter.doctorId ?? null,
  filter.serviceId ?? null,
  filter.outcome ?? null,
  filter.withAppointment ?? null,
  filter.text?.trim() ? filter.text : null,
]

/** A page of lines, the latest first. Takes how many to skip and how many to return. */
export async function readLines(
  db: Tx,
  selection: ReportSelection,
  { skip, take }: { skip: number; take: number },
): Promise<CallReportLine[]> {
  const rows = await db.query<LineRow>(
    `${namedSql(`select * from (${foundSql}) f order by f.at desc, f.key desc offset $10 limit $11`)} order by l.at desc, l.key desc`,
    [...valuesOf(selection), skip, take],
  )
  return rows.map(toReportLine)
}

/** Up to `take` lines after another one, the earliest first. */
export const readLinesAfter = (
  db: Tx,
  selection: ReportSelection,
  last: Pick<LineRow, 'at' | 'key'> | undefined,
  take: number,
): Promise<LineRow[]> =>
  db.query<LineRow>(
    `${namedSql(`select * from (${foundSql}) f where $10::timestamptz is null or (f.at, f.key) > ($10::timestamptz, $11::text)
       order by f.at, f.key limit $12`)} order by l.at, l.key`,
    [...valuesOf(selection), last?.at ?? null, last?.key ?? null, take],
  )

/** How many lines there are by outcome, with an appointment, and how long people talked. */
export async function readTotals(db: Tx, selection: ReportSelection): Promise<CallReportTotals> {
  const of = (outcome: string) => `count(*) filter (where f.outcome = '${outcome}')::int as "${outcome}"`
  const outcomes = [
    'attended',
    'cutOff',
    'missed',
    'refused',
    'noShow',
    'unattended',
    'waiting',
    'inProgress',
  ]
  const [totals] = await db.query<CallReportTotals>(
    `select count(*)::int as lines, count(*) filter (where not f."isUnbooked")::int as "withAppointment",
       coalesce(sum(f.seconds), 0)::int as seconds, count(*) filter (where f."connectedAt" is not null)::int as connected,
       ${outcomes.map(of).join(', ')}
     from (${foundSql}) f`,
    valuesOf(selection),
  )
  if (!totals) throw new Error('an aggregate always has a row')
  return totals
}

/** The doctors and services by which the lines of a range can be filtered. */
export async function readChoices(
  db: Tx,
  { tenant, range, now }: ReportSelection,
): Promise<Record<'doctors' | 'services', { id: number; name: string }[]>> {
  const pairs = await db.query<Choice>(
    `select f.doctor_id as "doctorId", case when d.id is not null then ${doctorFullNameSql} end as "doctorName", s.id as "serviceId", s.name as "serviceName"
     from (select distinct doctor_id, service_id from (${foundSql}) l) f
     left join doctor d on d.tenant = $1 and d.id = f.doctor_id left join service s on s.tenant = $1 and s.id = f.service_id`,
    valuesOf({ tenant, range, now }),
  )
  return {
    doctors: choicesOf(pairs.map(({ doctorId: id, doctorName: name }) => ({ id, name }))),
    services: choicesOf(pairs.map(({ serviceId: id, serviceName: name }) => ({ id, name }))),
  }
}

/** What a line can be filtered by. */
interface Choice {
  doctorId: number | null
  doctorName: string | null
  serviceId: number | null
  serviceName: string | null
}

const byName = new Intl.Collator('es', { numeric: true })

/** Each record once, by name. */
function choicesOf(found: readonly { id: number | null; name: string | null }[]) {
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return [...names]
    .flatMap(([id, name]) => (id === null || name === null ? [] : [{ id, name }]))
    .toSorted((one, other) => byName.compare(one.name, other.name) || one.id - other.id)
}
