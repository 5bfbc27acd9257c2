import type { Absence, AbsencePreview } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { loadAgendas } from '../../../availability/calendars/agendas'
import { hoursOfDay, type WorkingCalendar } from '../../../availability/calendars/shifts'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import { appointmentsOf, appointmentsWithin, shown, type AbsenceReader } from './appointments'
import { closedDay } from './closedDay'
import { cutShifts } from './cutShifts'
import { listOtherTimes } from './otherTimes'
import { readRange, type AbsenceRange } from './range'

/** How many absences a list has at most. */
const MAX_LISTED = 100

/** What an absence would close, and the appointments in it. */
export async function previewAbsence(
  db: Tx,
  reader: AbsenceReader,
  range: AbsenceRange,
): Promise<AbsencePreview> {
  const { dates, hours } = readRange(range)
  const calendar = await readWorkingCalendar(db, reader, range)
  const worked = dates.filter((date) => hoursOfDay(calendar, date).length > 0)
  const closed = worked.filter((date) => closedDay(hoursOfDay(calendar, date), hours))
  const appointments = shown(await appointmentsWithin(db, reader, range))
  const cut = hours ? [] : cutShifts(calendar, range)
  return { days: closed.length, zone: reader.owner.zone, appointments, cut }
}

/** The working calendar of a doctor for the dates of a range. */
export async function readWorkingCalendar(
  tx: Tx,
  { tenant, owner: { doctorId } }: AbsenceReader,
  { from, to }: AbsenceRange,
): Promise<WorkingCalendar> {
  const span = { start: Date.parse(from), end: Date.parse(to) + 86_400_000 }
  return orNotFound((await loadAgendas(tx, tenant, [doctorId], span)).get(doctorId)).calendar
}

type AbsenceRow = Pick<Absence, 'id' | 'from' | 'to' | 'reason' | 'createdBy'> & {
  startTime: string | null
  endTime: string | null
  createdAt: Date
  endedAt: Date | null
  cancelledIds: number[]
  offeredIds: number[]
}

/** The absences of a doctor, the latest first, with their appointments. `id`: only this one. */
export async function listAbsences(db: Tx, reader: AbsenceReader, id?: number): Promise<Absence[]> {
  const rows = await db.query<AbsenceRow>(
    `select b.id, b.from_day as from, b.to_day as to, to_char(b.starts, 'HH24:MI') as "startTime",
       to_char(b.ends, 'HH24:MI') as "endTime", b.reason, b.created_at as "createdAt", b.ended_at as "endedAt",
       b.cancelled as "cancelledIds", b.offered as "offeredIds", coalesce(nullif(concat_ws(' ', p.name, p.surname), ''), b.created_by) as "createdBy"
     from absence b left join person p on p.tenant = b.tenant and p.id = b.created_by
     where b.tenant = $1 and b.doctor_id = $2 and ($3::int is null or b.id = $3)
     order by b.from_day desc, b.id desc limit ${MAX_LISTED}`,
    [reader.tenant, reader.owner.doctorId, id ?? null],
  )
  const absences: Absence[] = []
  for (const row of rows) absences.push(await toAbsence(db, reader, row))
  return absences
}

async function toAbsence(
  db: Tx,
  reader: AbsenceReader,
  { startTime, endTime, createdAt, endedAt, cancelledIds, offeredIds, ...row }: AbsenceRow,
): Promise<Absence> {
  const hours = startTime !== null && endTime !== null ? { startTime, endTime } : {}
  const within = await appointmentsWithin(db, reader, { ...row, ...hours })
  const kept = endedAt ? [] : within.filter(({ id }) => !offeredIds.includes(id))
  const keptIds = new Set(within.map(({ id }) => id))
  return {
    ...row,
    ...hours,
    createdAt: createdAt.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    zone: reader.owner.zone,
    cancelled: shown(await appointmentsOf(db, reader, cancelledIds)),
    offered: await listOtherTimes(db, reader, offeredIds, keptIds),
    kept: shown(kept),
  }
}
