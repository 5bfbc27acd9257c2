import { isDeepStrictEqual } from 'node:util'
import type { Absence, AbsenceInput } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { HttpError } from '../../../../platform/errors/httpError'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import type { Change } from '../../../entities/history/change'
import { readDate, readDates, toSpecialDate } from '../calendar/specialDates'
import { writeDates, type DateChange } from '../calendar/writeCalendar'
import { appointmentsWithin, type AbsenceReader, type FoundAppointment } from './appointments'
import { closedDay } from './closedDay'
import { readRange, type AbsenceRange } from './range'
import { listAbsences, readWorkingCalendar, workingHours } from './readAbsences'

/** What writing an absence needs. */
export interface AbsenceWriter extends AbsenceReader {
  change: Change
  /** Cancels an appointment in the transaction. */
  cancel: (tx: Tx, appointment: FoundAppointment) => Promise<void>
}

/**
 * Closes a range of a doctor's calendar, and cancels what is in it if that is wanted. The doctor is locked first, as for a booking: a
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
  const ended = found.filter(
    ({ isOffered, canCancel }) => isOffered || (canCancel && input.appointments === 'cancel'),
  )
  for (const appointment of ended) await writer.cancel(tx, appointment)
  const cancelled = ended.filter(({ isOffered }) => !isOffered).map(({ id }) => id)
  const { from, to, startTime = null, endTime = null, reason } = input
  const [row] = await tx.query<{ id: number }>(
    `insert into absence (tenant, doctor_id, from_day, to_day, starts, ends, reason, dates, cancelled, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::int[], $10, $11) returning id`,
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
    ],
  )
  return orNotFound((await listAbsences(tx, writer, row?.id))[0])
}

const lockDoctor = (tx: Tx, tenant: string, doctorId: number) =>
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

function refuseUnseen(found: readonly FoundAppointment[], known: readonly number[]): void {
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
    const day = closedDay(workingHours(calendar, date), hours)
    if (!day) return []
    const before = stored.get(date) ?? null
    const ids = { event_id: before?.event_id ?? null, unit_group_id: before?.unit_group_id ?? null }
    return [{ date, before, after: toSpecialDate(day, { ...ids, name: input.reason }) }]
  })
}

/** Opens the hours of an absence again. A day that somebody has changed since keeps its hours. Throws 404. */
export async function endAbsence(tx: Tx, change: Change, doctorId: number, id: number): Promise<void> {
  const { tenant, now } = change
  await lockDoctor(tx, tenant, doctorId)
  const [row] = await tx.query<{ dates: DateChange[]; isOver: boolean }>(
    `select dates, ended_at is not null as "isOver" from absence
     where tenant = $1 and doctor_id = $2 and id = $3 for update`,
    [tenant, doctorId, id],
  )
  const { dates, isOver } = orNotFound(row)
  if (isOver) return
  const back: DateChange[] = []
  for (const { date, before, after } of dates) {
    const [current = null] = await readDate(tx, [tenant, doctorId, date])
    if (isDeepStrictEqual(current, after)) back.push({ date, before: after, after: before })
  }
  await writeDates(tx, change, doctorId, back)
  await tx.query('update absence set ended_at = $3 where tenant = $1 and id = $2', [tenant, id, now])
}
