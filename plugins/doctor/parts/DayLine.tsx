import { useText } from '@portico/core/i18n/useText'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { cx } from '@portico/core/ui/cx'
import { Chip } from '@portico/core/ui/layout/Chip'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { RowMenu } from '../actions/RowMenu'
import { isKnown, lacksSummary, stateOf, type LineState } from '../day'
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
  inPerson: 'brand',
  unwritten: 'warning',
  proposed: 'accent',
  declined: 'warning',
  expired: 'warning',
} as const satisfies Record<LineState, string>

/** How a row looks besides its state. */
const looks: Partial<Record<LineState, string>> = {
  waiting: 'is-wait',
  ringing: 'is-wait',
  inProgress: 'is-live',
  inPerson: 'is-live',
  noShow: 'is-off',
  declined: 'is-off',
  expired: 'is-off',
}

/** What the button of a row leads to write. */
const toWrite: Partial<Record<LineState, TextKey>> = {
  unfinished: 'DOCTOR.FINISH_NOTE',
  unwritten: 'DOCTOR.WRITE_NOTE',
  inPerson: 'DOCTOR.WRITE_NOTE',
}

/** A consultation of the day: its name leads to its page; beside it are its state and what can be done. */
export function DayLine({ line, now }: { line: DoctorConsultation; now: number }) {
  const t = useText<TextKey>()
  const link = useLineLink(line)
  const state = stateOf(line, now)
  const lacks = lacksSummary(line)
  const clocks = lineClocks(line)
  const write = line.isOwn && !lacks && isKnown(line) ? toWrite[state] : undefined
  const isPast = Date.parse(line.startDate) + line.duration * 60_000 < now
  return (
    <li className={cx('doctor-row', isPast && 'is-past', looks[state])}>
      <span className="doctor-row-hour">
        <time dateTime={line.startDate}>{clocks[0].time}</time>
        <small>{t('DOCTOR.MIN', { count: line.duration })}</small>
      </span>
      <div className="doctor-row-who">
        <Link {...link}>
          {line.patientName ?? t(line.proposal ? 'DOCTOR.PROPOSED_NAME' : 'DOCTOR.NO_NAME')}
        </Link>
        <p className="small muted">{useFacts(line)}</p>
        <ClockWords className="small muted" clocks={clocks} start={line.startDate} />
      </div>
      <span className="doctor-row-state">
        <Chip tone={lacks ? 'warning' : tones[state]}>
          {t(lacks ? 'DOCTOR.NO_SUMMARY' : `DOCTOR.STATE_${state}`)}
        </Chip>
      </span>
      <span className="doctor-row-act">
        {write && (
          <Link className={buttonClass({ variant: 'secondary', size: 'sm' })} {...link}>
            {t(write)}
            <span className="sr-only">: {line.patientName}</span>
          </Link>
        )}
        {isKnown(line) && <RowMenu line={line} />}
      </span>
    </li>
  )
}

/** The kind of visit, its service, its doctor where it is a colleague, and when the patient called in vain. */
function useFacts(line: DoctorConsultation): string {
  const t = useText<TextKey>()
  return [
    t(line.isOnline ? 'DOCTOR.ONLINE' : 'DOCTOR.IN_PERSON'),
    line.serviceName,
    !line.isOwn && line.doctorName,
    line.isOwn && line.calledAt && t('DOCTOR.CALLED_AT', { time: formatTime(line.calledAt, browserZone()) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
