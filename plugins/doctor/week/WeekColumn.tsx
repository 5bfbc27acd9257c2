import { useText } from '@portico/core/i18n/useText'
import type { CSSProperties } from 'react'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { browserZone, formatCalendarDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { cx } from '@portico/core/ui/cx'
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
    <section className="grid gap-2 content-start min-w-0" aria-labelledby={`week-${date}`}>
      <h2
        id={`week-${date}`}
        className="flex flex-wrap items-baseline justify-between gap-x-2 leading-tight desk:flex-col desk:justify-start desk:h-16 desk:text-base"
      >
        <Link
          className={cx('font-strong no-underline hover:underline', isToday ? 'text-brand' : 'text-body')}
          to="doctor.today"
          params={{ view: date }}
        >
          {formatCalendarDay(date, language)}
        </Link>
        <small className="text-sm text-muted">
          {isToday && `${t('DOCTOR.TO_TODAY')} · `}
          {lines.length > 0 ? t('DOCTOR.COUNT_VISITS', { count: lines.length }) : t('DOCTOR.NO_VISITS')}
        </small>
      </h2>
      <ol className="grid gap-1 desk:gap-x-0.5 desk:gap-y-0 desk:grid-rows-[repeat(var(--week-rows),1.5rem)] desk:[background:repeating-linear-gradient(var(--line)_0_1px,transparent_1px_9rem)]">
        {lines.map((line) => (
          <li
            key={line.appointmentId}
            className="min-w-0 desk:[grid-row:var(--week-row)] desk:py-px"
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
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 items-center min-h-tap h-full py-2 px-3 hairline rounded-[var(--radius-xs)] leading-tight no-underline desk:grid-cols-[minmax(0,1fr)] desk:min-h-0 desk:py-0 desk:px-2 desk:overflow-hidden',
        line.isOnline
          ? '[border-inline-start:4px_solid_var(--chart-1)]'
          : '[border-inline-start:6px_double_var(--chart-2)]',
        isOff ? 'text-muted line-through' : 'text-body',
        state === 'waiting' ? 'bg-[var(--warning-soft)]' : 'bg-raised',
      )}
      {...useLineLink(line)}
    >
      <b className="font-strong figures desk:hidden">{lineClocks(line)[0].time}</b>
      <span className="desk:truncate">
        {line.patientName ?? t(line.proposal ? 'DOCTOR.PROPOSED_NAME' : 'DOCTOR.NO_NAME')}
        <span className="sr-only">
          , {t(line.isOnline ? 'DOCTOR.ONLINE' : 'DOCTOR.IN_PERSON')}, {t(`DOCTOR.STATE_${state}`)}
        </span>
      </span>
    </Link>
  )
}
