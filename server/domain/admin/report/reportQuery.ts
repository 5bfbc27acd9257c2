import { invalidField } from '../../../platform/errors/invalidField'

/** The range of a report: local dates, both inclusive, `timeOffset` minutes east of UTC. */
export interface RangeQuery {
  fromDate: string
  toDate: string
  timeOffset?: number
}

/** Which calls of the range a report has. */
export interface FilterQuery {
  doctorId?: number
  serviceId?: number
  /** An outcome of a line; another text finds nothing. */
  outcome?: string
  withAppointment?: boolean
  /** Words of the name of the patient. */
  text?: string
}

/** The range of a report as instants. */
export interface ReportRange {
  start: Date
  end: Date
  /** Minutes east of UTC. */
  offset: number
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** The longest report, in days. */
const MAX_DAYS = 800

/** The range of a report. Throws for reversed dates, over two years, and impossible offsets. */
export function reportRange({ fromDate, toDate, timeOffset = 0 }: RangeQuery): ReportRange {
  const start = Date.parse(fromDate)
  const end = Date.parse(toDate) + DAY
  if (end <= start || end - start > MAX_DAYS * DAY) throw invalidField('toDate')
  if (Math.abs(timeOffset) > 900) throw invalidField('timeOffset')
  const at = (instant: number) => new Date(instant - timeOffset * MINUTE)
  return { start: at(start), end: at(end), offset: timeOffset }
}
