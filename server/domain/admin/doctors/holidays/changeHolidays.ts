import type { CentreHolidayChange, CentreHolidayChanged } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import { writeAudit } from '../../../entities/history/audit'
import type { Change } from '../../../entities/history/change'
import { fieldError } from '../../../entities/records/fieldError'
import type { AppointmentChanges } from '../absences/appointmentChanges'
import { appointmentsAtCentre, type FoundAppointment } from '../absences/appointments'
import { changeAppointments, lockDoctor, refuseUnseen } from '../absences/writeAbsence'
import { listHolidays, type HolidayReader } from './holidays'

/** The name of the holidays of a centre in the history. The record is the centre. */
export const HOLIDAYS_ENTITY = 'CentreHolidays'

/** What a change of the holidays of a centre needs. */
export interface HolidayWriter extends HolidayReader, AppointmentChanges {
  change: Change
  /** Offers what a doctor can be booked for again to those who wait. */
  offerOpened: (tx: Tx, doctorId: number) => Promise<void>
}

/**
 * Closes a centre on some dates and opens it on others. The doctors of the centre are locked first, in the order of their ids: a booking
 * that commits before is seen, and one that commits after finds the day closed. Throws ABSENCE_APPOINTMENTS when the person has
 * not seen all appointments of the new dates, 404, and FORMAT_NOT_VALID for a date that is added and removed.
 */
export async function changeHolidays(
  tx: Tx,
  writer: HolidayWriter,
  { add, remove, appointments, known }: CentreHolidayChange,
): Promise<CentreHolidayChanged> {
  const { tenant, centreId } = writer
  const dates = add.map(({ date }) => date)
  const twice = dates.findIndex((date, at) => remove.includes(date) || dates.indexOf(date) !== at)
  if (twice >= 0) throw fieldError(`/add/${twice}/date`, 'unique')
  const version = await lockCentre(tx, tenant, centreId)
  const doctors = await lockDoctors(tx, tenant, centreId)
  const before = await listHolidays(tx, writer)
  const found = await appointmentsAtCentre(tx, writer, centreId, dates)
  refuseUnseen(found, known)
  await writeRows(tx, writer, { add, remove })
  const { cancelled, offered } = await changeAppointments(tx, writer, found, appointments)
  await openAgain(tx, writer, { doctors, remove })
  const after = await listHolidays(tx, writer)
  await writeAudit(tx, writer.change, { entity: HOLIDAYS_ENTITY }, centreId, {
    action: 'update',
    version,
    before: toRecord(before),
    after: toRecord(after),
  })
  const kept = found.filter(
    ({ id, isOffered }) => !isOffered && !cancelled.includes(id) && !offered.includes(id),
  )
  return { holidays: after, cancelled: cancelled.length, offered: offered.length, kept: kept.length }
}

async function lockCentre(tx: Tx, tenant: string, centreId: number): Promise<number> {
  const [centre] = await tx.query<{ version: number }>(
    'select version from centre where tenant = $1 and id = $2 for update',
    [tenant, centreId],
  )
  return orNotFound(centre).version
}

async function lockDoctors(tx: Tx, tenant: string, centreId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    'select distinct doctor_id as id from provider where tenant = $1 and centre_id = $2 order by id',
    [tenant, centreId],
  )
  for (const { id } of rows) await lockDoctor(tx, tenant, id)
  return rows.map(({ id }) => id)
}

async function writeRows(
  tx: Tx,
  { tenant, centreId }: HolidayWriter,
  { add, remove }: Pick<CentreHolidayChange, 'add' | 'remove'>,
): Promise<void> {
  await tx.query(
    'delete from centre_holiday where tenant = $1 and centre_id = $2 and day = any($3::date[])',
    [tenant, centreId, remove],
  )
  await tx.query(
    `insert into centre_holiday (tenant, centre_id, day, name)
     select $1, $2::int, n.date, trim(n.name) from jsonb_to_recordset($3::jsonb) as n(date date, name text)
     on conflict (tenant, centre_id, day) do update set name = excluded.name where centre_holiday.name <> excluded.name`,
    [tenant, centreId, JSON.stringify(add)],
  )
}

interface Opened {
  doctors: readonly number[]
  remove: readonly string[]
}

/** Days that are open again: open proposals of other times end, and the waiting list comes first. */
async function openAgain(tx: Tx, writer: HolidayWriter, { doctors, remove }: Opened): Promise<void> {
  if (remove.length === 0) return
  const stayed = await appointmentsAtCentre(tx, writer, writer.centreId, remove)
  for (const one of await withoutAbsent(tx, writer.tenant, stayed)) await writer.keep(tx, one)
  for (const doctorId of doctors) await writer.offerOpened(tx, doctorId)
}

/** The appointments without those that an absence of their doctor proposes another time for. */
async function withoutAbsent(
  tx: Tx,
  tenant: string,
  appointments: readonly FoundAppointment[],
): Promise<FoundAppointment[]> {
  const rows = await tx.query<{ id: number }>(
    `select o.id from absence b cross join unnest(b.offered) as o(id)
     where b.tenant = $1 and b.doctor_id = any($2::int[]) and b.ended_at is null`,
    [tenant, appointments.map(({ doctorId }) => doctorId)],
  )
  const absent = new Set(rows.map(({ id }) => id))
  return appointments.filter(({ id }) => !absent.has(id))
}

/** The holidays as the history has them: names by date. */
const toRecord = (holidays: CentreHolidayChanged['holidays']) =>
  Object.fromEntries(holidays.map(({ date, name }) => [date, name]))
