import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Card } from '@portico/core/ui/layout/Card'
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
      <div className="card-head">
        <h2 className="h3" id="queue-title">
          {t('DOCTOR.QUEUE')} <Count value={lines.length} />
        </h2>
      </div>
      <ul className="list list-under-head">
        {lines.map((line) => (
          <li key={line.appointmentId} className="list-item doctor-line">
            <span className="grow">
              <span className="strong">{line.patientName}</span>
              <br />
              <span className="small muted">
                {t('DOCTOR.SINCE', { time: formatTime(line.waitingSince ?? '', browserZone()) })}
              </span>
            </span>
            <CallPatient line={line} />
            {line.call && <DelayCall call={line.call} name={line.patientName} />}
          </li>
        ))}
      </ul>
      {isInCall && <p className="small muted doctor-clocks">{t('DOCTOR.QUEUE_IN_CALL')}</p>}
    </Card>
  )
}
