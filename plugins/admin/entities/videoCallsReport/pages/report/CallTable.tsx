import { useText } from '@portico/core/i18n/useText'
import type { CallReportLine, CallReportTotals } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { LineFacts, OutcomeChip } from './LineParts'
import { minutesOf, toMinute, toSecond } from './lineFacts'
import type { TextKey } from '../../../../texts'

const columns = [
  'DAY',
  'START',
  'END',
  'MINUTES',
  'WAITING',
  'PATIENT',
  'DOCTOR',
  'OUTCOME',
  'KIND',
  'DETAIL',
] as const

/** The calls as a table, the latest first, with the minutes of all pages below. */
export function CallTable({ lines, totals }: { lines: readonly CallReportLine[]; totals: CallReportTotals }) {
  const t = useText<TextKey>()
  return (
    <div className="overflow-x-auto hairline rounded-card bg-raised">
      <table className="w-full border-collapse text-[0.9375rem] figures [&_:is(th,td)]:py-2 [&_:is(th,td)]:px-3 [&_:is(th,td)]:hairline-b [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_thead_th]:text-sm [&_thead_th]:whitespace-nowrap [&_td:nth-child(4)]:text-end [&_small]:block">
        <caption className="sr-only">{t('ADMIN.REPORT.CAPTION')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`ADMIN.REPORT.COLUMNS.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.key} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('ADMIN.REPORT.SUM')}
            </th>
            <td>{minutesOf(totals.seconds)}</td>
            <td colSpan={6}>
              {t('ADMIN.REPORT.SUM_KINDS', {
                count: totals.lines,
                booked: totals.withAppointment,
                free: totals.lines - totals.withAppointment,
              })}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Row({ line }: { line: CallReportLine }) {
  const t = useText<TextKey>()
  return (
    <tr>
      <td>{formatDate(line.at, browserZone())}</td>
      <td>{toSecond(line.connectedAt)}</td>
      <td>{toSecond(line.endedAt)}</td>
      <td>{minutesOf(line.seconds)}</td>
      <td>{toMinute(line.waitingSince)}</td>
      <th scope="row">{line.patientName}</th>
      <td>
        {line.doctorName}
        {line.serviceName && <small className="text-muted"> {line.serviceName}</small>}
      </td>
      <td>
        <OutcomeChip outcome={line.outcome} />
      </td>
      <td>
        {line.appointmentAt
          ? t('ADMIN.REPORT.BOOKED_AT', { time: toMinute(line.appointmentAt) })
          : t('ADMIN.REPORT.FREE')}
      </td>
      <td className="text-muted">
        <LineFacts line={line} />
      </td>
    </tr>
  )
}
