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

/** SQL: when the line of call `v` begins. An index has it. */
const callAtSql = 'coalesce(v.pool_since, v.started_at)'

/** SQL: the columns of a line that is a call, with or without an appointment. $1 to $4: tenant, the range and the present. */
const callsSql = `
  select 'c' || v.id as key, v.id as "callId", v.appointment_id as "appointmentId", v.patient_id, v.doctor_id, a.service_id, ${callAtSql} as at,
    coalesce(v.pool_since, case when v.started_by = 'patient' then v.started_at end) as "waitingSince", v.answered_at as "connectedAt",
    case when v.answered_at is not null then ${lastTogetherSql} end as "endedAt", ${outcomeSql} as outcome, v.ended_by as "endedBy",
    v.started_by as "startedBy", (v.pool_since is not null or v.appointment_id is null) as "isUnbooked"
  from video_call v cross join lateral (select ${statusSql('$4')} as status) s
  left join appointment a on a.tenant = v.tenant and a.id = v.appointment_id
  where v.tenant = $1 and ${callAtSql} >= $2 and ${callAtSql} < $3`

/** SQL: the same columns of a line that is a video visit to which nobody came. Takes the join of its visit `c`. */
const unattendedSql = (visit: string): string => `
  select 'a' || a.id as key, null::int as "callId", a.id as "appointmentId", a.patient_id, a.doctor_id, a.service_id, a.starts_at as at,
    null::timestamptz as "waitingSince", null::timestamptz as "connectedAt", null::timestamptz as "endedAt",
    case when c.missed_at is not null then 'noShow' else 'unattended' end as outcome, null as "endedBy", null as "startedBy", false as "isUnbooked"
  from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
  ${visit}
  where a.tenant = $1 and a.starts_at >= $2 and a.starts_at < $3 and s.type = ${AppointmentType.online}
    and a.status = ${AppointmentStatus.booked} and (c.missed_at is not null or (a.ends_at < $4 and c.ended_at is null
      and not exists (select from video_call x where x.tenant = a.tenant and x.appointment_id = a.id)))`

const allUnattendedSql = unattendedSql(
  'left join video_consultation c on c.tenant = a.tenant and c.appointment_id = a.id',
)
/** The limit of one row keeps PostgreSQL from reading all visits of the range for a page of them. */
const firstUnattendedSql = unattendedSql(
  `left join lateral (select m.missed_at, m.ended_at from video_consultation m where m.tenant = a.tenant and m.appointment_id = a.id limit 1) c on true`,
)

/** SQL: those of some lines that the filters $5 to $9 leave. */
const filteredSql = (lines: string): string => `
  select l.*, coalesce(extract(epoch from l."endedAt" - l."connectedAt"), 0)::int as seconds from (${lines}) l
  where ($5::int is null or l.doctor_id = $5) and ($6::int is null or l.service_id = $6) and ($7::text is null or l.outcome = $7)
    and ($8::boolean is null or l."isUnbooked" <> $8)
    and ($9::text is null or exists (select from person p where p.tenant = $1 and p.id = l.patient_id
      and not exists (select from regexp_split_to_table(folded($9), '\\s+') word
        where strpos(folded(concat_ws(' ', p.name, p.surname)), word) = 0)))`

/** SQL: all lines that the filters leave. A report may have a million: their names are read of a page only. */
const foundSql = `${filteredSql(callsSql)} union all ${filteredSql(allUnattendedSql)}`

/** SQL: the first lines after a condition. Each kind is read in the order of its index as far as needed. */
const firstSql = (order: string, condition: string, limit: string): string =>
  `select * from (${[callsSql, firstUnattendedSql]
    .map(
      (lines) =>
        `(select * from (${filteredSql(lines)}) f where ${condition} order by ${order} limit ${limit})`,
    )
    .join(' union all ')}) f`

/** SQL: lines with their names. */
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
  const first = firstSql('f.at desc, f.key desc', 'true', '($10::int + $11::int)')
  const rows = await db.query<LineRow>(
    `${namedSql(`${first} order by f.at desc, f.key desc offset $10 limit $11`)} order by l.at desc, l.key desc`,
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
): Promise<LineRow[]> => {
  const after = '($10::timestamptz is null or (f.at, f.key) > ($10::timestamptz, $11::text))'
  return db.query<LineRow>(
    `${namedSql(`${firstSql('f.at, f.key', after, '$12')} order by f.at, f.key limit $12`)} order by l.at, l.key`,
    [...valuesOf(selection), last?.at ?? null, last?.key ?? null, take],
  )
}

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

type Choices = Record<'doctors' | 'services', { id: number; name: string }[]>

/** The doctors and services that had a call or an appointment in a range: the lines can be filtered by them. */
export async function readChoices(db: Tx, { tenant, range }: ReportSelection): Promise<Choices> {
  const values = [tenant, range.start.toISOString(), range.end.toISOString()]
  const booked = (column: string) =>
    `exists (select from appointment a where a.tenant = $1 and a.${column} = d.id and a.starts_at >= $2 and a.starts_at < $3)`
  return {
    doctors: await db.query(
      `select d.id, ${doctorFullNameSql} as name from doctor d where d.tenant = $1 and (${booked('doctor_id')}
         or exists (select from video_call v where v.tenant = $1 and v.doctor_id = d.id and v.started_at >= $2 and v.started_at < $3))
       order by 2, 1`,
      values,
    ),
    services: await db.query(
      `select d.id, d.name from service d where d.tenant = $1 and d.type = ${AppointmentType.online} and ${booked('service_id')} order by 2, 1`,
      values,
    ),
  }
}
