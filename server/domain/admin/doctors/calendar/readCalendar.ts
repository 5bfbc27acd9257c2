import type { MonthlyCalendar, WorkingDays, WorkingWeek } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { loadAgendas } from '../../../availability/calendars/agendas'
import { hoursOfDay } from '../../../availability/calendars/shifts'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import { addDays } from '../../../shared/zone'
import type { CalendarOwner } from './access'
import { formatClock } from './day'
import { takesTime } from '../../../availability/calendars/takesTime'
import { invalidField } from '../../../../platform/errors/invalidField'

/** The longest range of dates in one request. */
const MAX_DAYS = 400

/** The version of a doctor's agenda. A save of a day names the version that the user read. */
export async function readAgendaVersion(db: Tx, tenant: string, doctorId: number): Promise<number> {
  const [agenda] = await db.query<{ version: number }>(
    'select version::int as version from agenda_version where tenant = $1 and doctor_id = $2',
    [tenant, doctorId],
  )
  return agenda?.version ?? 0
}

/** The typical week from Monday. */
export async function readWeek(
  db: Tx,
  tenant: string,
  { doctorId, zone, canModify }: CalendarOwner,
): Promise<WorkingWeek> {
  // Read first, so that a concurrent change counts as later.
  const version = await readAgendaVersion(db, tenant, doctorId)
  const rows = await db.query<{ weekday: number; startTime: string; endTime: string }>(
    `select weekday, to_char(starts, 'HH24:MI') as "startTime", to_char(ends, 'HH24:MI') as "endTime"
     from working_interval where tenant = $1 and doctor_id = $2 order by weekday, starts`,
    [tenant, doctorId],
  )
  return {
    doctorId,
    canModifyCalendar: canModify,
    timeZoneId: zone,
    version,
    workingDays: Array.from({ length: 7 }, (_, index) => ({
      dayOfWeek: index + 1,
      workingHours: rows
        .filter(({ weekday }) => weekday === (index + 1) % 7)
        .map(({ startTime, endTime }) => ({ startTime, endTime })),
    })),
  }
}

/** The working hours of each date of a range, both ends included, with special dates. */
export async function readDays(
  db: Tx,
  tenant: string,
  { doctorId }: CalendarOwner,
  { from, to }: { from: string; to: string },
): Promise<WorkingDays> {
  const days: string[] = []
  for (let day = from; day <= to && days.length <= MAX_DAYS; day = addDays(day, 1)) days.push(day)
  if (days.length === 0 || days.length > MAX_DAYS) throw invalidField('to')
  const span = { start: Date.parse(from), end: Date.parse(to) + 86_400_000 }
  const { calendar } = orNotFound((await loadAgendas(db, tenant, [doctorId], span)).get(doctorId))
  const entries = days.map(
    (day) =>
      [
        day,
        hoursOfDay(calendar, day).map(({ start, end }) => ({
          from: formatClock(start),
          to: formatClock(end),
        })),
      ] as const,
  )
  return {
    isWorkingDay: entries.some(([, intervals]) => intervals.length > 0),
    workingDays: Object.fromEntries(entries),
  }
}

/** The special dates and the appointments of a month. Takes the month as YYYY-MM. */
export async function readMonth(
  db: Tx,
  tenant: string,
  { doctorId, zone }: CalendarOwner,
  month: string,
): Promise<MonthlyCalendar> {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalidField('month')
  const version = await readAgendaVersion(db, tenant, doctorId)
  const specialDates = await db.query<MonthlyCalendar['specialDates'][number]>(
    `select day as date, coalesce(name, '') as name, is_day_off, unit_group_id, event_id,
       coalesce(to_char(starts, 'HH24:MI'), '') as start_time, coalesce(to_char(ends, 'HH24:MI'), '') as end_time,
       (select coalesce(jsonb_agg(jsonb_build_object('start_time', b ->> 'starts', 'end_time', b ->> 'ends')), '[]')
        from jsonb_array_elements(breaks) b) as breaktime
     from special_date where tenant = $1 and doctor_id = $2
       and day >= $3::date and day < $3::date + interval '1 month' order by day`,
    [tenant, doctorId, `${month}-01`],
  )
  const booked = await readBooked(db, tenant, { doctorId, zone }, month)
  return { version, specialDates, booked, closed: await readClosed(db, tenant, doctorId, month) }
}

/** The holidays of the centres where a doctor works, in a month. */
const readClosed = (
  db: Tx,
  tenant: string,
  doctorId: number,
  month: string,
): Promise<NonNullable<MonthlyCalendar['closed']>> =>
  db.query(
    `select h.day as date, h.name, c.name as "centreName" from provider p
     join centre_holiday h on h.tenant = p.tenant and h.centre_id = p.centre_id
     join centre c on c.tenant = h.tenant and c.id = h.centre_id
     where p.tenant = $1 and p.doctor_id = $2 and p.is_active
       and h.day >= $3::date and h.day < $3::date + interval '1 month' order by h.day, c.name`,
    [tenant, doctorId, `${month}-01`],
  )

/** The active appointments of a month, in the local time of the doctor. */
const readBooked = (
  db: Tx,
  tenant: string,
  { doctorId, zone }: Pick<CalendarOwner, 'doctorId' | 'zone'>,
  month: string,
): Promise<NonNullable<MonthlyCalendar['booked']>> =>
  db.query(
    `select to_char(starts_at at time zone $3, 'YYYY-MM-DD') as date,
       to_char(starts_at at time zone $3, 'HH24:MI') as from, to_char(ends_at at time zone $3, 'HH24:MI') as to
     from appointment where tenant = $1 and doctor_id = $2 and ${takesTime('appointment')}
       and starts_at >= $4::date::timestamp at time zone $3
       and starts_at < ($4::date + interval '1 month') at time zone $3
     order by starts_at`,
    [tenant, doctorId, zone, `${month}-01`],
  )
