import { useText } from '@portico/core/i18n/useText'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { browserZone, formatCalendarDay, formatTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { countsOf } from '../counts'
import { DayLinks } from './DayLinks'
import type { TextKey } from '../texts'

interface Props {
  /** YYYY-MM-DD. */
  date: string
  isToday: boolean
  lines: readonly DoctorConsultation[] | undefined
}

/** The day and the hour, what the day holds, and the days around it. */
export function DayHead({ date, isToday, lines }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const now = useNow()
  const day = formatCalendarDay(date, language)
  return (
    <div className="grid gap-2 desk:flex desk:items-end desk:justify-between desk:gap-4">
      <PageHeader
        title={t('MENU.DOCTOR_DAY')}
        overline={isToday ? `${day} · ${formatTime(now, browserZone())}` : day}
      >
        <p className="text-muted" aria-live="polite">
          {lines ? <Counts lines={lines} now={now} isToday={isToday} /> : t('DOCTOR.LOADING')}
        </p>
      </PageHeader>
      <DayLinks date={date} isToday={isToday} />
    </div>
  )
}

/** "11 visitas: 2 te esperan, 1 en curso, 3 por venir". */
function Counts({
  lines,
  now,
  isToday,
}: {
  lines: readonly DoctorConsultation[]
  now: number
  isToday: boolean
}) {
  const t = useText<TextKey>()
  const { all, waiting, inProgress, toCome } = countsOf(lines, now)
  if (all === 0) return t(isToday ? 'DOCTOR.FREE' : 'DOCTOR.FREE_OTHER')
  const parts = [
    waiting > 0 && t('DOCTOR.COUNT_WAITING', { count: waiting }),
    inProgress > 0 && t('DOCTOR.COUNT_NOW', { count: inProgress }),
    toCome > 0 && t('DOCTOR.COUNT_TO_COME', { count: toCome }),
  ].filter(Boolean)
  const visits = t('DOCTOR.COUNT_VISITS', { count: all })
  return parts.length > 0 ? `${visits}: ${parts.join(', ')}` : visits
}
