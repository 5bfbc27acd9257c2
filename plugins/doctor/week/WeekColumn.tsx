import { useText } from '@portico/core/i18n/useText'
import type { CSSProperties } from 'react'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { browserZone, formatCalendarDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { stateOf } from '../day'
import { lineClocks } from '../lineClocks'
import { useLineLink } from '../useLineLink'
import { rowsOf, type WeekDay } from './weekDays'
import type { TextKey } from '../texts'

/** A day of the week with its visits; `from` is the first hour that is shown. */
export function WeekColumn({ day, isToday, from }: { day: WeekDay; isToday: boolean; from: number }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { date, lines } = day
  return (
    <section className="week-day" aria-labelledby={`week-${date}`} data-today={isToday || undefined}>
      <h2 id={`week-${date}`}>
        <Link to="doctor.today" params={{ view: date }}>
          {formatCalendarDay(date, language)}
        </Link>
        <small>
          {isToday && `${t('DOCTOR.TO_TODAY')} · `}
          {lines.length > 0 ? t('DOCTOR.COUNT_VISITS', { count: lines.length }) : t('DOCTOR.NO_VISITS')}
        </small>
      </h2>
      <ol className="week-list">
        {lines.map((line) => (
          <li
            key={line.appointmentId}
            style={{ '--week-row': rowsOf(line, browserZone(), from) } as CSSProperties}
          >
            <Visit line={line} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A visit of the week: its hour and who comes. */
function Visit({ line }: { line: DoctorConsultation }) {
  const t = useText<TextKey>()
  const now = useNow()
  const state = stateOf(line, now)
  const isOff = state === 'noShow' || state === 'declined' || state === 'expired'
  return (
    <Link
      className="week-visit"
      data-kind={line.isOnline ? 'video' : 'centre'}
      data-off={isOff || undefined}
      data-wait={state === 'waiting' || undefined}
      {...useLineLink(line)}
    >
      <b>{lineClocks(line)[0].time}</b>
      <span>
        {line.patientName ?? t(line.proposal ? 'DOCTOR.PROPOSED_NAME' : 'DOCTOR.NO_NAME')}
        <span className="sr-only">
          , {t(line.isOnline ? 'DOCTOR.ONLINE' : 'DOCTOR.IN_PERSON')}, {t(`DOCTOR.STATE_${state}`)}
        </span>
      </span>
    </Link>
  )
}
