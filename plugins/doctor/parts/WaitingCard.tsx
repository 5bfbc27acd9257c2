import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import ClockWords from '@portico/core/ui/time/ClockWords'
import type { KnownLine } from '../day'
import { lineClocks } from '../lineClocks'
import { useLineLink } from '../useLineLink'
import { DelayCall } from '@portico/calls/waiting/DelayCall'
import { CallPatient } from './CallPatient'
import type { TextKey } from '../texts'

interface Props {
  /** Who has waited longest. */
  line: KnownLine
  /** Who waits besides, in their order. */
  others?: readonly KnownLine[]
}

/** Who waits, and the buttons to call them. */
export function WaitingCard({ line, others = [] }: Props) {
  const t = useText<TextKey>()
  const link = useLineLink(line)
  const clocks = lineClocks(line)
  const waits = others.length > 0 ? t('DOCTOR.WAIT_COUNT', { count: others.length + 1 }) : t('DOCTOR.WAITS')
  return (
    <Card as="section" tone="deep" className="stack" aria-labelledby="waiting-title">
      <div className="flex items-center gap-3 flex-wrap">
        <p className="text-sm/normal font-semibold text-muted flex-1 min-w-0">{waits}</p>
        <Since line={line} />
      </div>
      <h2 className="h1" id="waiting-title">
        {line.patientName}
      </h2>
      <p className="text-muted">
        {[line.serviceName, clocks[0].time, line.notes && `«${line.notes}»`].filter(Boolean).join(' · ')}
      </p>
      <ClockWords className="text-muted" clocks={clocks} start={line.startDate} />
      <div className="flex items-center gap-3 flex-wrap">
        <CallPatient line={line} isFirst />
        {line.call && <DelayCall call={line.call} name={line.patientName} isOnDeep />}
        <Link className={buttonClass({ variant: 'on-deep', size: 'lg' })} {...link}>
          {t('DOCTOR.OPEN')}
        </Link>
      </div>
      {others.length > 0 && (
        <ul className="grid gap-3 pt-4 border-t border-[var(--deep-line)]" aria-label={t('DOCTOR.QUEUE')}>
          {others.map((other) => (
            <li key={other.appointmentId} className="flex items-center gap-3 flex-wrap">
              <span className="flex-1 min-w-0 font-strong">{other.patientName}</span>
              <Since line={other} />
              <CallPatient line={other} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Since({ line }: { line: KnownLine }) {
  const t = useText<TextKey>()
  return (
    <Chip tone="accent" icon="hourglass">
      {t('DOCTOR.SINCE', { time: formatTime(line.waitingSince ?? '', browserZone()) })}
    </Chip>
  )
}
