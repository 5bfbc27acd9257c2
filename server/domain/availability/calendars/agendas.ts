import type { Tx } from '../../../platform/db/database'
import { batchQueries } from '../../../platform/db/batchQueries'
import { takesTime } from './takesTime'
import { withoutBreaks, type Interval, type WorkingCalendar } from './shifts'
import type { Span } from './slots'

const DAY = 86_400_000

/** A doctor's working calendar and what is booked in it, sorted by start. */
export interface Agenda {
  calendar: WorkingCalendar
  booked: Span[]
  /** The dates on which the centre of a practice is closed, by practice id. */
  closed: ReadonlyMap<number, ReadonlySet<string>>
}

/** A date with its own hours in minutes of the day, or a day off. */
interface SpecialDate {
  day: string
  isDayOff: boolean
  start: number | null
  end: number | null
  breaks: Interval[]
}

interface AgendaRow {
  doctorId: number
  zone: string
  /** Weekday, start, end; minutes of the day. */
  week: [number, number, number][]
  special: SpecialDate[]
  /** Start and end in seconds. */
  booked: [number, number][]
  /** Practice and date. */
  closed: [number, string][]
}

const iso = (instant: number): string => new Date(instant).toISOString()

const minutes = (column: string): string => `(extract(epoch from ${column}) / 60)::int`

const agendaSql = `
  select d.id as "doctorId", d.timezone as zone,
    coalesce((
      select jsonb_agg(jsonb_build_array(w.weekday, ${minutes('w.starts')}, ${minutes('w.ends')})
        order by w.weekday, w.starts)
      from working_interval w where w.tenant = d.tenant and w.doctor_id = d.id), '[]') as week,
    coalesce((
      select jsonb_agg(jsonb_build_object('day', x.day, 'isDayOff', x.is_day_off,
        'start', ${minutes('x.starts')}, 'end', ${minutes('x.ends')}, 'breaks', (
          select coalesce(jsonb_agg(jsonb_build_object('start', ${minutes("(b ->> 'starts')::time")},
            'end', ${minutes("(b ->> 'ends')::time")})), '[]') from jsonb_array_elements(x.breaks) b)))
      from special_date x
      where x.tenant = d.tenant and x.doctor_id = d.id and x.day between $3::date and $4::date), '[]') as special,
    coalesce((
      select json_agg(json_build_array(
        extract(epoch from a.starts_at)::bigint, extract(epoch from a.ends_at)::bigint) order by a.starts_at)
      from appointment a
      where a.tenant = d.tenant and a.doctor_id = d.id and ${takesTime('a')}
        and a.starts_at > $5::timestamptz - interval '1 day' and a.ends_at > $5::timestamptz
        and a.starts_at < $6::timestamptz), '[]') as booked,
    coalesce((
      select jsonb_agg(jsonb_build_array(p.id, h.day))
      from provider p join centre_holiday h on h.tenant = p.tenant and h.centre_id = p.centre_id
      where p.tenant = d.tenant and p.doctor_id = d.id and h.day between $3::date and $4::date), '[]') as closed
  from doctor d where d.tenant = $1 and d.id = any($2::int[])`

/** Selects the agenda of one doctor within a span. */
interface AgendaQuery extends Span {
  tenant: string
  doctorId: number
}

/** A doctor's agenda; undefined for an unknown doctor. Concurrent calls share one statement. */
export const loadAgenda = batchQueries<AgendaQuery, Agenda | undefined>(async (db, queries) => {
  const read = new Map<string, Map<number, Agenda>>()
  for (const tenant of new Set(queries.map((query) => query.tenant))) {
    const tenantQueries = queries.filter((query) => query.tenant === tenant)
    const start = Math.min(...tenantQueries.map((query) => query.start))
    const end = Math.max(...tenantQueries.map((query) => query.end))
    const doctors = tenantQueries.map(({ doctorId }) => doctorId)
    read.set(tenant, await loadAgendas(db, tenant, doctors, { start, end }))
  }
  return queries.map(({ tenant, doctorId }) => read.get(tenant)?.get(doctorId))
})

/**
 * Reads the agendas of many doctors in one statement, by doctor id.
 * Takes the span (milliseconds) in which slots start. Bookings that overlap it are included.
 */
export async function loadAgendas(
  db: Tx,
  tenant: string,
  doctorIds: readonly number[],
  { start, end }: Span,
): Promise<Map<number, Agenda>> {
  const rows = await db.query<AgendaRow>(agendaSql, [
    tenant,
    [...new Set(doctorIds)],
    // A shift over midnight needs the dates on both sides, and the local date may be another one than that of UTC.
    iso(start - 2 * DAY).slice(0, 10),
    iso(end + 2 * DAY).slice(0, 10),
    iso(start),
    // A slot that starts in the span may end up to a day later.
    iso(end + DAY),
  ])
  return new Map(rows.map((row) => [row.doctorId, toAgenda(row)]))
}

function toAgenda({ zone, week, special, booked, closed }: AgendaRow): Agenda {
  const days: Interval[][] = Array.from({ length: 7 }, () => [])
  for (const [weekday, start, end] of week) days[weekday]?.push({ start, end })
  return {
    calendar: { zone, week: days, special: new Map(special.map((date) => [date.day, workingHours(date)])) },
    booked: booked.map(([start, end]) => ({ start: start * 1000, end: end * 1000 })),
    closed: datesByPractice(closed),
  }
}

function datesByPractice(closed: AgendaRow['closed']): Map<number, Set<string>> {
  const dates = new Map<number, Set<string>>()
  for (const [practice, day] of closed) dates.set(practice, (dates.get(practice) ?? new Set()).add(day))
  return dates
}

/** The working calendar at one practice: without the hours of the dates on which its centre is closed. */
export function calendarAt({ calendar, closed }: Agenda, practiceId: number): WorkingCalendar {
  const days = closed.get(practiceId)
  if (!days) return calendar
  return {
    ...calendar,
    special: new Map([...calendar.special, ...[...days].map((day) => [day, []] as const)]),
  }
}

function workingHours({ isDayOff, start, end, breaks }: SpecialDate): Interval[] {
  return isDayOff || start === null || end === null ? [] : withoutBreaks({ start, end }, breaks)
}
