import { useDoctorText } from '../../../texts'
import { useLanguage } from '@core/i18n/useLanguage'
import { lengthOf } from '../model/clock'
import { worked } from '../model/day'
import { tagOf } from '../model/names'
import { useCalendarView } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** What the day is called and how long somebody works on it, or that it is not saved. */
export function DayHead({ dayKey }: { dayKey: DayKey }) {
  const t = useDoctorText()
  const { language } = useLanguage()
  const { dayOf, isChanged, isSpecial } = useCalendarView()
  const length = worked(dayOf(dayKey))
  return (
    <div className="wc-day-h">
      <b>{tagOf(dayKey, language)}</b>
      {isChanged(dayKey) ? (
        <span className="wc-mod">
          <i />
          {t('ADMIN.CALENDAR.MODIFIED')}
        </span>
      ) : (
        <span>
          {[length > 0 && lengthOf(length), isSpecial(dayKey) && t('ADMIN.CALENDAR.SPECIAL')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </div>
  )
}
