import { reasonKey, useAdminText } from '@kits/admin/texts'
import { listFormat } from '@core/format/intl'
import { useLanguage } from '@core/i18n/useLanguage'
import { useDoctorText } from '../../texts'
import { dayName } from './model/dayNames'
import type { SaveFailure } from './state/useSaveDays'
import { isDateKey, type DayKey } from './model/apiFormat'

/** Which days the server did not take, those of the week apart from dates, and why in words (ERR-059, ERR-060, ERR-061). */
export function SaveErrors({ failed }: { failed: readonly SaveFailure[] }) {
  const t = useDoctorText()
  const admin = useAdminText()
  const { language } = useLanguage()
  const named = (keys: readonly DayKey[]) =>
    listFormat(language).format(keys.map((key) => dayName(key, language)))
  const keys = failed.map(({ key }) => key)
  const dates = keys.filter((key) => isDateKey(key))
  const days = keys.filter((key) => !isDateKey(key))
  // What is left is said in any case: it is marked still, and can be saved again.
  const reasons = failed.map(({ fault }) => admin(reasonKey(fault.message, 'ADMIN.CALENDAR.STILL_MARKED')))
  return (
    <output className="a-save-status">
      {days.length > 0 && <b>{t('CALENDAR.ERRORS.UPDATE_FAIL_DAY', { day: named(days) })}</b>}
      {dates.length > 0 && <b>{t('CALENDAR.ERRORS.UPDATE_FAIL', { day: named(dates) })}</b>}
      <span>{[...new Set(reasons)].join(' ')}</span>
    </output>
  )
}
