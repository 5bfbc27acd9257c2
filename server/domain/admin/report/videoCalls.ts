import { AppointmentStatus, AppointmentType } from '../../../../schemas/generated/constants'
import type { CallReadiness } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { readSlices, SLICE_ROWS } from '../../../platform/db/slices'
import { BYTE_ORDER_MARK, csvLine } from '../../../../schemas/csv'
import type { ReportLabels } from './labels'
import { invalidField } from '../../../platform/errors/invalidField'

const parts = ['camera', 'microphone', 'speaker', 'network'] as const

/** What the help desk reads of a check: its faults, or that all is well; empty without a check. */
function checkCell(readiness: CallReadiness | null, labels: ReportLabels): string {
  if (readiness === null) return ''
  const faults = parts.flatMap((part) => {
    const result = readiness[part]
    return result === 'ok' ? [] : [`${labels[part]}: ${labels[result]}`]
  })
  return faults.length === 0 ? labels.well : faults.join(', ')
}

/** The query of the report: local dates, `timeOffset` minutes east of UTC. */
export interface ReportQuery {
  fromDate: string
  toDate: string
  timeOffset?: number
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** The longest report, in days. */
const MAX_DAYS = 800

const columns = [
  'id',
  'date',
  'time',
  'duration',
  'doctor',
  'patient',
  'service',
  'insurer',
  'agreement',
  'status',
  'check',
  'browser',
  'rating',
] as const
const statuses: Readonly<Record<number, 'cancelled' | 'booked'>> = {
  [AppointmentStatus.cancelled]: 'cancelled',
  [AppointmentStatus.booked]: 'booked',
}

interface Call {
  id: number
  startsAt: Date
  minutes: number
  doctor: string
  patient: string
  service: string
  insurer: string | null
  agreement: string | null
  status: number
  readiness: CallReadiness | null
  rating: 1 | 2 | 3 | null
}

/** Streams the online appointments of a range as lines of a CSV file, in the language of the caller. */
export async function* videoCallLines(
  db: Tx,
  tenant: string,
  { start, end, offset }: { start: Date; end: Date; offset: number },
  labels: ReportLabels,
): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map((column) => labels[column]))
  const read = (last?: Call) => readCalls(db, tenant, end, last ? [last.startsAt, last.id] : [start, 0])
  for await (const calls of readSlices(db, read)) {
    yield calls.map((call) => lineOf(call, offset, labels)).join('')
  }
}

/** The calls before `end` that follow a moment and an id. */
const readCalls = (db: Tx, tenant: string, end: Date, after: readonly [Date, number]): Promise<Call[]> =>
  db.query<Call>(
    `select a.id, a.starts_at as "startsAt", (extract(epoch from a.ends_at - a.starts_at) / 60)::int as minutes,
       concat_ws(' ', d.title, d.name, d.surname) as doctor, concat_ws(' ', p.name, p.surname) as patient,
       s.name as service, i.name as insurer, g.name as agreement, a.status,
       c.readiness, c.rating
     from appointment a
     join service s on s.tenant = a.tenant and s.id = a.service_id
     join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     join person p on p.tenant = a.tenant and p.id = a.patient_id
     left join insurer i on i.tenant = a.tenant and i.id = a.insurer_id
     left join agreement g on g.tenant = a.tenant and g.id = a.agreement_id
     left join video_consultation c on c.tenant = a.tenant and c.appointment_id = a.id
     where a.tenant = $1 and s.type = ${AppointmentType.online}
       and a.status in (${AppointmentStatus.booked}, ${AppointmentStatus.cancelled}) and a.starts_at < $2
       and (a.starts_at, a.id) > ($3::timestamptz, $4::int)
     order by a.starts_at, a.id limit ${SLICE_ROWS}`,
    [tenant, end, ...after],
  )

function lineOf(
  { id, startsAt, minutes, status, ...call }: Call,
  offset: number,
  labels: ReportLabels,
): string {
  const state = statuses[status]
  const [day = '', time = ''] = new Date(startsAt.getTime() + offset * MINUTE).toISOString().split('T')
  const names = [call.doctor, call.patient, call.service, call.insurer, call.agreement]
  return csvLine([
    id,
    day.split('-').toReversed().join('-'),
    time.slice(0, 5),
    minutes,
    ...names,
    state && labels[state],
    checkCell(call.readiness, labels),
    call.readiness?.browser,
    call.rating && labels[`rating${call.rating}`],
  ])
}

/** The range of a report. Throws for reversed dates, over two years, and impossible offsets. */
export function reportRange({ fromDate, toDate, timeOffset = 0 }: ReportQuery): {
  start: Date
  end: Date
  offset: number
} {
  const start = Date.parse(fromDate)
  const end = Date.parse(toDate) + DAY
  if (end <= start || end - start > MAX_DAYS * DAY) throw invalidField('toDate')
  if (Math.abs(timeOffset) > 900) throw invalidField('timeOffset')
  const at = (instant: number) => new Date(instant - timeOffset * MINUTE)
  return { start: at(start), end: at(end), offset: timeOffset }
}
