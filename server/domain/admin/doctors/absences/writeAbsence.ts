import { isDeepStrictEqual } from 'node:util'
import type { Absence, AbsenceInput } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { HttpError } from '../../../../platform/errors/httpError'
import { hoursOfDay } from '../../../availability/calendars/shifts'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import type { Change } from '../../../entities/history/change'
import { readDate, readDates, toSpecialDate } from '../calendar/specialDates'
import { writeDates, type DateChange } from '../calendar/writeCalendar'
import { appointmentsWithin, type AbsenceReader, type FoundAppointment } from './appointments'
import { closedDay } from './closedDay'
import { isReplaceable } from './otherTimes'
import { readRange, type AbsenceRange } from './range'
import { listAbsences, readWorkingCalendar } from './readAbsences'

/** What writing an absence needs. */
export interface AbsenceWriter extends AbsenceReader {
  change: Change
  /** Cancels an appointment in the transaction. */
  cancel: (tx: Tx, appointment: FoundAppointment) => Promise<void>
  /** Proposes another time for an appointment in the transaction. */
  offer: (tx: Tx, appointment: FoundAppointment) => Promise<void>
  /** Tells the patient's side of an appointment that it takes place, if they were told otherwise. */
  keep: (tx: Tx, appointment: FoundAppointment) => Promise<void>
}

/**
 * Closes a range of a doctor's calendar, and cancels what is in it or proposes other times if that is wanted. The doctor is locked first, as for a booking: a
 * booking that commits before is seen, and one that commits after finds the hours closed. Throws ABSENCE_OVERLAPS, and
 * ABSENCE_APPOINTMENTS when the person has not seen all appointments.
 */
export async function addAbsence(tx: Tx, writer: AbsenceWriter, input: AbsenceInput): Promise<Absence> {
  const { tenant, owner, change } = writer
  const { doctorId } = owner
  await lockDoctor(tx, tenant, doctorId)
  await refuseOverlap(tx, tenant, doctorId, input)
  const found = await appointmentsWithin(tx, writer, input)
  refuseUnseen(found, input.known)
  const dates = await closeDates(tx, writer, input)
  await writeDates(tx, change, doctorId, dates)
  const { cancelled, offered } = await changeAppointments(tx, writer, found, input.appointments)
  const { from, to, startTime = null, endTime = null, reason } = input
  const [row] = await tx.query<{ id: number }>(
    `insert into absence (tenant, doctor_id, from_day, to_day, starts, ends, reason, dates, cancelled, created_by, created_at, offered)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::int[], $10, $11, $12::int[]) returning id`,
    [
      tenant,
      doctorId,
      from,
      to,
      startTime,
      endTime,
      reason,
      JSON.stringify(dates),
      cancelled,
      change.actor,
      change.now,
      offered,
    ],
  )
  return orNotFound((await listAbsences(tx, writer, row?.id))[0])
}

/**
 * Cancels the appointments of closed days or proposes other times, as the person has chosen. What is not booked yet cannot move, and is
 * cancelled in both cases; times that are held for somebody who waits are withdrawn in any case. Returns the ids of both kinds.
 */
export async function changeAppointments(
  tx: Tx,
  { cancel, offer }: Pick<AbsenceWriter, 'cancel' | 'offer'>,
  found: readonly FoundAppointment[],
  choice: AbsenceInput['appointments'],
): Promise<{ cancelled: number[]; offered: number[] }> {
  const changed = found.filter(({ isOffered, canCancel }) => isOffered || (canCancel && choice !== 'keep'))
  const moving = changed.filter((one) => choice === 'offer' && isReplaceable(one))
  const ended = changed.filter((one) => !moving.includes(one))
  for (const appointment of ended) await cancel(tx, appointment)
  for (const appointment of moving) await offer(tx, appointment)
  const cancelled = ended.filter(({ isOffered }) => !isOffered).map(({ id }) => id)
  return { cancelled, offered: moving.map(({ id }) => id) }
}

/** Locks the calendar of a doctor until the transaction ends. */
export const lockDoctor = (tx: Tx, tenant: string, doctorId: number) =>
  tx.query('select id from doctor where tenant = $1 and id = $2 for no key update', [tenant, doctorId])

async function refuseOverlap(
  tx: Tx,
  tenant: string,
  doctorId: number,
  { from, to }: AbsenceRange,
): Promise<void> {
  const [other] = await tx.query<{ from: string; to: string }>(
    `select from_day as from, to_day as to from absence
     where tenant = $1 and doctor_id = $2 and ended_at is null and from_day <= $4 and to_day >= $3 order by from_day limit 1`,
    [tenant, doctorId, from, to],
  )
  if (other) throw new HttpError(409, 'ABSENCE_OVERLAPS', { details: { ...other } })
}

/** Throws ABSENCE_APPOINTMENTS when there are appointments that the person has not seen. */
export function refuseUnseen(found: readonly FoundAppointment[], known: readonly number[]): void {
  const unseen = found.filter(({ id, isOffered }) => !isOffered && !known.includes(id))
  if (unseen.length > 0)
    throw new HttpError(409, 'ABSENCE_APPOINTMENTS', { details: { appointments: unseen.length } })
}

/** The dates that an absence changes, as they are and as they become. */
async function closeDates(tx: Tx, reader: AbsenceReader, input: AbsenceInput): Promise<DateChange[]> {
  const { dates, hours } = readRange(input)
  const calendar = await readWorkingCalendar(tx, reader, input)
  const stored = await readDates(tx, reader.tenant, reader.owner.doctorId, input)
  return dates.flatMap((date) => {
    const day = closedDay(hoursOfDay(calendar, date), hours)
    if (!day) return []
    const before = stored.get(date) ?? null
    const ids = { event_id: before?.event_id ?? null, unit_group_id: before?.unit_group_id ?? null }
    return [{ date, before, after: toSpecialDate(day, { ...ids, name: input.reason }) }]
  })
}

/** Opens the hours of an absence again. A day that somebody has changed since keeps its hours. Throws 404. */
export async function endAbsence(tx: Tx, writer: AbsenceWriter, id: number): Promise<void> {
  const { change, owner } = writer
  const { tenant, now } = change
  const { doctorId } = owner
  const { dates, isOver, offered, ...range } = await lockAbsence(tx, writer, id)
  if (isOver) return
  const back: DateChange[] = []
  for (const { date, before, after } of dates) {
    const [current = null] = await readDate(tx, [tenant, doctorId, date])
    if (isDeepStrictEqual(current, after)) back.push({ date, before: after, after: before })
  }
  await writeDates(tx, change, doctorId, back)
  await tx.query('update absence set ended_at = $3 where tenant = $1 and id = $2', [tenant, id, now])
  const found = await appointmentsWithin(tx, writer, range)
  for (const one of found) if (offered.includes(one.id)) await writer.keep(tx, one)
}

/**
 * Cancels the appointments that are still in an absence, as the absence would have done. Throws 404, and ABSENCE_APPOINTMENTS when
 * the person has not seen all of them.
 */
export async function cancelRest(
  tx: Tx,
  writer: AbsenceWriter,
  id: number,
  known: readonly number[],
): Promise<Absence> {
  const { isOver, offered: _offered, dates: _dates, ...range } = await lockAbsence(tx, writer, id)
  if (!isOver) {
    const found = await appointmentsWithin(tx, writer, range)
    refuseUnseen(found, known)
    const ended = found.filter(({ canCancel, isOffered }) => canCancel && !isOffered)
    for (const appointment of ended) await writer.cancel(tx, appointment)
    await tx.query(
      `update absence set cancelled = cancelled || $3::int[],
         offered = array(select o from unnest(offered) as o where o <> all($3::int[]) order by o)
       where tenant = $1 and id = $2`,
      [writer.tenant, id, ended.map((one) => one.id)],
    )
  }
  return orNotFound((await listAbsences(tx, writer, id))[0])
}

interface LockedAbsence extends AbsenceRange {
  dates: DateChange[]
  isOver: boolean
  offered: number[]
}

/** Locks the doctor, then an absence. Throws 404. */
async function lockAbsence(tx: Tx, { tenant, owner }: AbsenceWriter, id: number): Promise<LockedAbsence> {
  await lockDoctor(tx, tenant, owner.doctorId)
  const [row] = await tx.query<LockedAbsence & { startTime: string | null; endTime: string | null }>(
    `select from_day as from, to_day as to, to_char(starts, 'HH24:MI') as "startTime", to_char(ends, 'HH24:MI') as "endTime",
       dates, ended_at is not null as "isOver", offered
     from absence where tenant = $1 and doctor_id = $2 and id = $3 for update`,
    [tenant, owner.doctorId, id],
  )
  const { startTime, endTime, ...absence } = orNotFound(row)
  return { ...absence, ...(startTime && endTime && { startTime, endTime }) }
}
