import { useText } from '@portico/core/i18n/useText'
import type { CallReportLine } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { Card } from '@portico/core/ui/layout/Card'
import { LineFacts, OutcomeChip } from './LineParts'
import { minutesOf, toMinute } from './lineFacts'
import type { TextKey } from '../../../../texts'

/** The calls on a phone, the latest first. */
export function CallCards({ lines }: { lines: readonly CallReportLine[] }) {
  const t = useText<TextKey>()
  return (
    <ul className="stack gap-3" aria-label={t('ADMIN.REPORT.CAPTION')}>
      {lines.map((line) => (
        <li key={line.key}>
          <Card className="stack gap-2">
            <p className="flex items-center gap-3">
              <span className="font-strong flex-1">{line.patientName}</span>
              <span>{t('ADMIN.REPORT.MIN', { count: minutesOf(line.seconds) })}</span>
            </p>
            <p className="text-sm text-muted">
              {formatDate(line.at, browserZone())} ·{' '}
              {line.connectedAt
                ? t('ADMIN.REPORT.FROM_TO', { from: toMinute(line.connectedAt), to: toMinute(line.endedAt) })
                : t('ADMIN.REPORT.NOT_TALKED')}{' '}
              {line.doctorName && `· ${line.doctorName}`}
            </p>
            <p className="flex flex-wrap items-center gap-2">
              <OutcomeChip outcome={line.outcome} />
              <span className="text-sm text-muted">
                {line.appointmentAt
                  ? t('ADMIN.REPORT.BOOKED_AT', { time: toMinute(line.appointmentAt) })
                  : t('ADMIN.REPORT.FREE')}
              </span>
            </p>
            <p className="text-sm text-muted">
              <LineFacts line={line} />
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
