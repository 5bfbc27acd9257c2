import type { CallReadiness } from '../../../../schemas/generated/entities'
import { BYTE_ORDER_MARK, csvLine } from '../../../../schemas/csv'
import type { Tx } from '../../../platform/db/database'
import { readSlices, SLICE_ROWS } from '../../../platform/db/slices'
import { readLinesAfter, type LineRow, type ReportSelection } from './callLines'
import type { ReportLabels } from './labels'

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

const MINUTE = 60_000

const columns = [
  'call',
  'date',
  'start',
  'end',
  'minutes',
  'waitingSince',
  'doctor',
  'patient',
  'service',
  'outcome',
  'endedBy',
  'appointment',
  'appointmentTime',
  'insurer',
  'agreement',
  'check',
  'browser',
  'rating',
  'guests',
] as const

/** Streams the lines of a report as lines of a CSV file, the earliest first, in the language of the caller. */
export async function* callReportCsv(
  db: Tx,
  selection: ReportSelection,
  labels: ReportLabels,
): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map((column) => labels[column]))
  const read = (last?: LineRow) => readLinesAfter(db, selection, last, SLICE_ROWS)
  for await (const lines of readSlices(db, read))
    yield lines.map((line) => lineOf(line, selection.range.offset, labels)).join('')
}

function lineOf(line: LineRow, offset: number, labels: ReportLabels): string {
  const time = (instant: Date | null, length: number) => clock(instant, offset).time.slice(0, length)
  return csvLine([
    line.callId ?? '',
    clock(line.at, offset).day,
    time(line.connectedAt, 8),
    time(line.endedAt, 8),
    Math.round(line.seconds / 60),
    time(line.waitingSince, 8),
    line.doctorName,
    line.patientName,
    line.serviceName,
    labels[line.outcome],
    line.endedBy && labels[line.endedBy],
    line.isUnbooked || line.appointmentId === null ? labels.without : line.appointmentId,
    time(line.appointmentAt, 5),
    line.insurerName,
    line.agreementName,
    checkCell(line.readiness, labels),
    line.readiness?.browser,
    line.rating && labels[`rating${line.rating}`],
    (line.guests ?? []).map((kind) => labels[`guest_${kind}`]).join(', '),
  ])
}

/** The day as DD-MM-YYYY and the time of an instant, minutes east of UTC; empty without an instant. */
function clock(instant: Date | null, offset: number): { day: string; time: string } {
  if (!instant) return { day: '', time: '' }
  const [day = '', time = ''] = new Date(instant.getTime() + offset * MINUTE).toISOString().split('T')
  return { day: day.split('-').toReversed().join('-'), time }
}
