import type { CallReportLine } from '@schemas/generated/entities'
import { browserZone } from '@portico/core/format/dates'
import type { DateRange } from '../../../../dateRange/range'
import { offsetAt } from './offset'

export type CallOutcome = CallReportLine['outcome']

/** Which calls the report has; an empty text is no filter. */
export interface ReportFilter {
  text: string
  doctor: string
  service: string
  outcome: CallOutcome | ''
  kind: 'booked' | 'free' | ''
}

export const noFilter: ReportFilter = { text: '', doctor: '', service: '', outcome: '', kind: '' }

/** How many filters are set. */
export const countFilters = (filter: ReportFilter): number => Object.values(filter).filter(Boolean).length

/** The query of a range with its filters. */
export const queryOf = (range: DateRange, { text, doctor, service, outcome, kind }: ReportFilter) => ({
  fromDate: range.start,
  toDate: range.end,
  timeOffset: offsetAt(range.start, browserZone()),
  ...(text.trim() && { text: text.trim() }),
  ...(doctor && { doctorId: Number(doctor) }),
  ...(service && { serviceId: Number(service) }),
  ...(outcome && { outcome }),
  ...(kind && { withAppointment: kind === 'booked' }),
})

/** The outcomes by which a report can be filtered, in the order of the totals. */
export const outcomes = ['attended', 'cutOff', 'missed', 'refused', 'noShow', 'unattended'] as const
