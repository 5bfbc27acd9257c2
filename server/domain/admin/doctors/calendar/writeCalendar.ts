import type { DayUpdate } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { HttpError } from '../../../../platform/errors/httpError'
import { changesSince, writeAudit } from '../../../entities/history/audit'
import type { Change } from '../../../entities/history/change'
import { fieldError } from '../../../entities/records/fieldError'
import { doctors } from '../entity'
import { formatClock, readDayUpdate, workingIntervals, type DayHours } from './day'
import { putDate, readDate, toSpecialDate, type SpecialDate } from './specialDates'
import { readAgendaVersion } from './readCalendar'

/** The name of working calendars in the history. The record is the doctor. */
export const CALENDAR_ENTITY = 'WorkingCalendar'
const calendars = { ...doctors, entity: CALENDAR_ENTITY }

/**
 * Changes a date or a weekday of the typical week. The slots of patients change with this transaction. A
 * weekday has no day off, only no hours. Throws 409 VERSION_CONFLICT when someone else has changed the day since it was
 * read.
 */
export async function writeDay(db: Tx, change: Change, update: DayUpdate): Promise<void> {
  const day = readDayUpdate(update)
  const { doctorId, date, index, version } = update
  if (date === undefined && index === undefined) throw fieldError('/index', 'required')
  await db.tx(async (tx) => {
    const lock = 'select id from doctor where tenant = $1 and id = $2 for no key update'
    await tx.query(lock, [change.tenant, doctorId])
    const key = date ?? `weekday ${index}`
    if (version !== undefined) await checkUnchanged(tx, change.tenant, doctorId, { key, version })
    const row = [change.tenant, doctorId, date ?? (index ?? 0) % 7]
    const before = await (date === undefined ? readWeekday(tx, row) : readDate(tx, row))
    await (date === undefined ? writeWeekday(tx, row, day) : writeDate(tx, row, day, update))
    const after = await (date === undefined ? readWeekday(tx, row) : readDate(tx, row))
    await writeAudit(tx, change, calendars, doctorId, {
      action: 'update',
      version: await readAgendaVersion(tx, change.tenant, doctorId),
      before: { [key]: before },
      after: { [key]: after },
    })
  })
}

/** A date before and after a change; null: it follows the typical week. */
export interface DateChange {
  date: string
  before: SpecialDate | null
  after: SpecialDate | null
}

/** Writes the dates of a doctor as `after` says, with one entry in the history. Call it with the doctor locked. */
export async function writeDates(
  tx: Tx,
  change: Change,
  doctorId: number,
  changes: readonly DateChange[],
): Promise<void> {
  if (changes.length === 0) return
  for (const { date, after } of changes) await putDate(tx, [change.tenant, doctorId, date], after)
  const rows = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((one) => [one.date, one[side] ? [one[side]] : []]))
  await writeAudit(tx, change, calendars, doctorId, {
    action: 'update',
    version: await readAgendaVersion(tx, change.tenant, doctorId),
    before: rows('before'),
    after: rows('after'),
  })
}

async function checkUnchanged(
  tx: Tx,
  tenant: string,
  doctorId: number,
  { key, version }: { key: string; version: number },
): Promise<void> {
  const changes = await changesSince(tx, tenant, calendars, doctorId, version)
  const last = changes.findLast(({ after }) => after !== null && key in after)
  if (!last) return
  const { changedBy, changedAt } = last
  throw new HttpError(409, 'VERSION_CONFLICT', { details: { changedBy, changedAt: changedAt.toISOString() } })
}

async function writeWeekday(tx: Tx, row: unknown[], day: DayHours): Promise<void> {
  await tx.query('delete from working_interval where tenant = $1 and doctor_id = $2 and weekday = $3', row)
  for (const { start, end } of workingIntervals(day)) {
    await tx.query(
      'insert into working_interval (tenant, doctor_id, weekday, starts, ends) values ($1, $2, $3, $4, $5)',
      [...row, formatClock(start), formatClock(end)],
    )
  }
}

async function writeDate(tx: Tx, row: unknown[], day: DayHours, update: DayUpdate): Promise<void> {
  const [stored] = await readDate(tx, row)
  const { name = stored?.name, event_id = stored?.event_id, unit_group_id = stored?.unit_group_id } = update
  const ids = { event_id: event_id ?? null, unit_group_id: unit_group_id ?? null }
  await putDate(tx, row, toSpecialDate(day, { name: name || null, ...ids }))
}

const readWeekday = (tx: Tx, row: unknown[]) =>
  tx.query(
    `select to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends from working_interval
     where tenant = $1 and doctor_id = $2 and weekday = $3 order by starts`,
    row,
  )
