import { useText } from '@portico/core/i18n/useText'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { Chip } from '@portico/core/ui/layout/Chip'
import { Icon } from '@portico/core/ui/media/Icon'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { lacksSummary, stateOf, type LineState } from '../day'
import { lineClocks } from '../lineClocks'
import { useLineLink } from '../useLineLink'
import type { TextKey } from '../texts'

const tones = {
  waiting: 'accent',
  inProgress: 'brand',
  next: 'neutral',
  missed: 'warning',
  ringing: 'accent',
  cutOff: 'warning',
  refused: 'warning',
  past: 'neutral',
  unfinished: 'warning',
  noShow: 'neutral',
  ended: 'success',
  inPerson: 'neutral',
  proposed: 'accent',
  declined: 'warning',
  expired: 'warning',
} as const satisfies Record<LineState, string>

/** A consultation of the day, which leads to its page. */
export function DayLine({ line, now }: { line: DoctorConsultation; now: number }) {
  const t = useText<TextKey>()
  const link = useLineLink(line)
  const state = lacksSummary(line) ? null : stateOf(line, now)
  const clocks = lineClocks(line)
  const content = (
    <>
      <time className="doctor-hour" dateTime={line.startDate}>
        {clocks[0].time}
      </time>
      <span className="grow">
        <span className="strong">
          {line.patientName ?? t(line.proposal ? 'DOCTOR.PROPOSED_NAME' : 'DOCTOR.NO_NAME')}
        </span>
        <br />
        <span className="small muted">
          {[
            t(line.isOnline ? 'DOCTOR.ONLINE' : 'DOCTOR.IN_PERSON'),
            line.serviceName,
            !line.isOwn && line.doctorName,
            line.isOwn &&
              line.calledAt &&
              t('DOCTOR.CALLED_AT', { time: formatTime(line.calledAt, browserZone()) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Chip tone={state ? tones[state] : 'warning'}>
        {t(state ? `DOCTOR.STATE_${state}` : 'DOCTOR.NO_SUMMARY')}
      </Chip>
    </>
  )
  return (
    <li>
      <Link className="list-item doctor-line" {...link}>
        {content}
        <Icon name="chevron-right" size="s" />
      </Link>
      <ClockWords className="small muted doctor-clocks" clocks={clocks} start={line.startDate} />
    </li>
  )
}
