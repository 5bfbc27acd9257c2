import { useText } from '@portico/core/i18n/useText'
import type { CSSProperties } from 'react'
import { addDays } from '@portico/core/format/calendarDate'
import { browserZone, formatDayName } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { iconButtonClass } from '@portico/core/ui/actions/IconButton'
import { countsOf } from '../counts'
import { useDay } from '../day'
import { DoctorTabs } from '../parts/DoctorTabs'
import { daysOf, hoursOf, mondayOf, ROWS_OF_HOUR } from './weekDays'
import { WeekColumn } from './WeekColumn'
import type { TextKey } from '../texts'

/** The doctor's visits of a week, by day and hour; on a phone a list of days. Takes a date of the week, and today. */
export default function Week({ date, today }: { date: string; today: string }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const monday = mondayOf(date)
  const { data, error, mutate } = useDay(monday, false, 7)
  const inWords = (day: string) => formatDayName(day, language)
  return (
    <>
      <div className="grid gap-2 desk:flex desk:items-end desk:justify-between desk:gap-4">
        <PageHeader
          title={t('DOCTOR.WEEK')}
          overline={t('DOCTOR.WEEK_SPAN', { from: inWords(monday), to: inWords(addDays(monday, 6)) })}
        >
          <p className="text-muted">{data && t('DOCTOR.COUNT_VISITS', { count: countsOf(data, 0).all })}</p>
        </PageHeader>
        <WeekLinks monday={monday} isThis={monday === mondayOf(today)} />
      </div>
      <DoctorTabs view="week" />
      {data ? (
        <Days monday={monday} today={today} lines={data} />
      ) : error ? (
        <ErrorState title={t('DOCTOR.FAILED')} onRetry={() => void mutate()} level={2} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="24rem" />
        </Loading>
      )}
    </>
  )
}

function WeekLinks({ monday, isThis }: { monday: string; isThis: boolean }) {
  const t = useText<TextKey>()
  const arrow = (days: -7 | 7) => (
    <Link
      className={iconButtonClass()}
      to="doctor.today"
      params={{ view: 'week' }}
      query={{ day: addDays(monday, days) }}
      aria-label={t(days < 0 ? 'DOCTOR.PREVIOUS_WEEK' : 'DOCTOR.NEXT_WEEK')}
    >
      <Icon name={days < 0 ? 'chevron-left' : 'chevron-right'} />
    </Link>
  )
  return (
    <nav className="flex items-center gap-1" aria-label={t('DOCTOR.WEEKS')}>
      {arrow(-7)}
      {!isThis && (
        <Link className="link" to="doctor.today" params={{ view: 'week' }}>
          {t('DOCTOR.THIS_WEEK')}
        </Link>
      )}
      {arrow(7)}
    </nav>
  )
}

interface DaysProps {
  monday: string
  today: string
  lines: NonNullable<ReturnType<typeof useDay>['data']>
}

function Days({ monday, today, lines }: DaysProps) {
  const t = useText<TextKey>()
  const zone = browserZone()
  const days = daysOf(monday, lines, zone)
  const { from, to } = hoursOf(lines, zone)
  const hours = Array.from({ length: to - from }, (_, hour) => from + hour)
  return (
    <>
      <ul className="flex flex-wrap gap-y-2 gap-x-5 text-sm text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_i]:h-5">
        <li>
          <i className="[border-inline-start:4px_solid_var(--chart-1)]" />
          {t('DOCTOR.ONLINE')}
        </li>
        <li>
          <i className="[border-inline-start:6px_double_var(--chart-2)]" />
          {t('DOCTOR.IN_PERSON')}
        </li>
      </ul>
      <div
        className="grid gap-5 desk:grid-cols-[3.5rem_repeat(var(--week-days),minmax(0,1fr))] desk:gap-x-2 desk:gap-y-0 desk:text-sm"
        style={{ '--week-days': days.length, '--week-rows': hours.length * ROWS_OF_HOUR } as CSSProperties}
      >
        <ol
          className="hidden text-muted figures desk:grid desk:auto-rows-[9rem] desk:pt-18"
          aria-hidden="true"
        >
          {hours.map((hour) => (
            <li key={hour}>{`${String(hour).padStart(2, '0')}:00`}</li>
          ))}
        </ol>
        {days.map((day) => (
          <WeekColumn key={day.date} day={day} isToday={day.date === today} from={from} />
        ))}
      </div>
    </>
  )
}
