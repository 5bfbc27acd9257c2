import type { Tx } from '../../../../platform/db/database'
import { formatClock, type DayHours } from './day'

/** The fields of a date that a change keeps unless it names them. */
type KeptFields = Record<'name', string | null> & Record<'event_id' | 'unit_group_id', number | null>

/** A date that differs from the typical week, as the table and the history have it. Times are HH:MM. */
export interface SpecialDate extends KeptFields {
  is_day_off: boolean
  starts: string | null
  ends: string | null
  breaks: readonly { starts: string; ends: string }[]
}

/** The row of a date with these hours; null for one that follows the typical week. */
export function toSpecialDate(day: DayHours, kept: KeptFields): SpecialDate | null {
  if (day.kind === 'none') return null
  const { open, breaks } = day.kind === 'hours' ? day : { open: null, breaks: [] }
  return {
    ...kept,
    is_day_off: day.kind === 'off',
    starts: open && formatClock(open.start),
    ends: open && formatClock(open.end),
    breaks: breaks.map(({ start, end }) => ({ starts: formatClock(start), ends: formatClock(end) })),
  }
}

/** Replaces a date; null removes it. `row`: tenant, doctor and date. */
export async function putDate(tx: Tx, row: readonly unknown[], date: SpecialDate | null): Promise<void> {
  await tx.query('delete from special_date where tenant = $1 and doctor_id = $2 and day = $3', [...row])
  if (!date) return
  await tx.query(
    `insert into special_date (tenant, doctor_id, day, name, event_id, unit_group_id, is_day_off, starts, ends, breaks)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb)`,
    [
      ...row,
      date.name,
      date.event_id,
      date.unit_group_id,
      date.is_day_off,
      date.starts,
      date.ends,
      JSON.stringify(date.breaks),
    ],
  )
}

const columns = `is_day_off, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends, breaks, name,
  event_id, unit_group_id`

/** The row of a date, or none. `row`: tenant, doctor and date. */
export const readDate = (tx: Tx, row: readonly unknown[]): Promise<SpecialDate[]> =>
  tx.query(`select ${columns} from special_date where tenant = $1 and doctor_id = $2 and day = $3`, [...row])

/** The special dates of a doctor between two dates, both included, by date. */
export async function readDates(
  tx: Tx,
  tenant: string,
  doctorId: number,
  { from, to }: { from: string; to: string },
): Promise<Map<string, SpecialDate>> {
  const rows = await tx.query<SpecialDate & { day: string }>(
    `select day, ${columns} from special_date where tenant = $1 and doctor_id = $2 and day between $3 and $4`,
    [tenant, doctorId, from, to],
  )
  return new Map(rows.map(({ day, ...date }) => [day, date]))
}
