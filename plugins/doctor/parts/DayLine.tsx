import { useText } from '@portico/core/i18n/useText'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Chip } from '@portico/core/ui/layout/Chip'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { RowMenu } from '../actions/RowMenu'
import { isKnown, lacksSummary, stateOf, type LineState } from '../day'
import { lineClocks } from '../lineClocks'
import { useLineLink } from '../useLineLink'
import { DayRow } from './DayRow'
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
const looks: Partial<Record<LineState, 'wait' | 'live' | 'off'>> = {
  waiting: 'wait',
  ringing: 'wait',
  inProgress: 'live',
  inPerson: 'live',
  noShow: 'off',
  declined: 'off',
  expired: 'off',
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
    <DayRow
      data-look={looks[state]}
      data-past={isPast || undefined}
      data-write={write !== undefined || undefined}
    >
      <span className="[grid-area:hour] text-lg/[1.25] font-strong figures group-data-past/line:font-normal group-data-past/line:text-muted">
        <time dateTime={line.startDate}>{clocks[0].time}</time>
        <small className="block text-sm/[1.25] font-normal text-muted">
          {t('DOCTOR.MIN', { count: line.duration })}
        </small>
      </span>
      <div className="[grid-area:who] min-w-0">
        <Link
          className="inline-block py-0.5 text-inherit font-strong no-underline wrap-anywhere hover:[text-decoration:underline] group-data-[look=off]/line:[font-weight:500] group-data-[look=off]/line:text-muted group-data-[look=off]/line:line-through group-data-[look=off]/line:hover:[text-decoration:line-through]"
          {...link}
        >
          {line.patientName ?? t(line.proposal ? 'DOCTOR.PROPOSED_NAME' : 'DOCTOR.NO_NAME')}
        </Link>
        <p className="text-sm text-muted group-data-[look=live]/line:text-body">{useFacts(line)}</p>
        <ClockWords
          className="text-sm text-muted group-data-[look=live]/line:text-body"
          clocks={clocks}
          start={line.startDate}
        />
      </div>
      <span className="[grid-area:state]">
        <Chip tone={lacks ? 'warning' : tones[state]}>
          {t(lacks ? 'DOCTOR.NO_SUMMARY' : `DOCTOR.STATE_${state}`)}
        </Chip>
      </span>
      <span className="[grid-area:act] flex flex-wrap items-center justify-end gap-1 desk:flex-nowrap desk:min-w-11">
        {write && (
          <Link className={buttonClass({ variant: 'secondary', size: 'sm' }, 'max-desk:order-1')} {...link}>
            {t(write)}
            <span className="sr-only">: {line.patientName}</span>
          </Link>
        )}
        {isKnown(line) && <RowMenu line={line} />}
      </span>
    </DayRow>
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
