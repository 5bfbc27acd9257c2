import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Count } from '@portico/core/ui/layout/Count'
import type { KnownLine } from '../day'
import { DelayCall } from '@portico/calls/waiting/DelayCall'
import { CallPatient } from './CallPatient'
import type { TextKey } from '../texts'

interface Props {
  lines: readonly KnownLine[]
  /** Whether the doctor leaves a call to take the next one. */
  isInCall?: boolean
}

/** Who else waits, each with since when and the button to take them. Nothing without anybody. */
export function Queue({ lines, isInCall = false }: Props) {
  const t = useText<TextKey>()
  if (lines.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby="queue-title">
      <CardHead>
        <h2 className="h3" id="queue-title">
          {t('DOCTOR.QUEUE')} <Count value={lines.length} />
        </h2>
      </CardHead>
      <ul className="list hairline-t">
        {lines.map((line) => (
          <li key={line.appointmentId} className="list-row flex-wrap gap-x-4 gap-y-2">
            <span className="flex-1 min-w-0">
              <span className="font-strong">{line.patientName}</span>
              <br />
              <span className="text-sm text-muted">
                {t('DOCTOR.SINCE', { time: formatTime(line.waitingSince ?? '', browserZone()) })}
              </span>
            </span>
            <CallPatient line={line} />
            {line.call && <DelayCall call={line.call} name={line.patientName} />}
          </li>
        ))}
      </ul>
      {isInCall && <p className="text-sm text-muted px-5 pb-3">{t('DOCTOR.QUEUE_IN_CALL')}</p>}
    </Card>
  )
}
