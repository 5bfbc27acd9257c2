import { reasonKey, useAdminText } from '../texts'
import { listFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useCalendarText } from './texts'
import { dayName } from './model/dayNames'
import type { SaveFailure } from './state/useSaveDays'
import { isDateKey, type DayKey } from './model/apiFormat'

/** Names the days that were not saved, weekdays apart from dates, and the reasons. */
export function SaveErrors({ failures }: { failures: readonly SaveFailure[] }) {
  const t = useCalendarText()
  const admin = useAdminText()
  const { language } = useLanguage()
  const list = (keys: readonly DayKey[]) =>
    listFormat(language).format(keys.map((key) => dayName(key, language)))
  const keys = failures.map(({ key }) => key)
  const dates = keys.filter((key) => isDateKey(key))
  const days = keys.filter((key) => !isDateKey(key))
  const reasons = failures.map(({ error }) => admin(reasonKey(error.message, 'ADMIN.CALENDAR.STILL_MARKED')))
  return (
    <output className="flex-[1_1_12rem] min-w-0 flex flex-wrap items-center gap-y-0 gap-x-2">
      {days.length > 0 && <b>{t('CALENDAR.ERRORS.UPDATE_FAIL_DAY', { day: list(days) })}</b>}
      {dates.length > 0 && <b>{t('CALENDAR.ERRORS.UPDATE_FAIL', { day: list(dates) })}</b>}
      <span>{[...new Set(reasons)].join(' ')}</span>
    </output>
  )
}
