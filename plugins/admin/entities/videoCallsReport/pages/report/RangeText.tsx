import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatDayName } from '@portico/core/format/dates'
import { zoneName } from '@schemas/time/zoneNames'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { dayCount, type DateRange } from '../../../../dateRange/range'
import { clockChange, offsetAt, formatOffset } from './offset'
import type { TextKey } from '../../../../texts'

/** The length of a range in words, and the time zone of the file. */
export function RangeText({ range }: { range: DateRange }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const zone = browserZone()
  const change = clockChange(range, zone)
  const inWords = (date: string) => formatDayName(date, language)
  return (
    <p>
      <b>{t('ADMIN.REPORT.DAYS', { count: dayCount(range) })}</b>
      {t('ADMIN.REPORT.SPAN', { from: inWords(range.start), to: inWords(range.end) })}{' '}
      {t('ADMIN.REPORT.HOURS', {
        zone: zoneName(zone, language),
        offset: formatOffset(offsetAt(range.start, zone)),
      })}
      {change && ` ${t('ADMIN.REPORT.CLOCKS', { day: inWords(change.day) })}`}
    </p>
  )
}
