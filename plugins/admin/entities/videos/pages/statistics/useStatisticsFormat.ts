import { useText } from '@portico/core/i18n/useText'
import { memoize } from '@schemas/time/memoize'
import { locale } from '@schemas/time/locale'
import { spreadsheetNumberFormat } from '@portico/core/forms/number'
import { numberFormat } from '@portico/core/format/intl'
import { formatHours } from '@portico/core/format/duration'
import { formatDayName, formatNumericDate } from '@portico/core/format/dates'
import { hasText } from '@portico/core/i18n/i18n'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { playTimeParts } from './model/playTime'
import type { TextKey } from '../../../../texts'

const regions = memoize(
  (language: string) => new Intl.DisplayNames(locale(language), { type: 'region', fallback: 'code' }),
)

/** Numbers, times, days, countries and devices as the statistics say them. */
export function useStatisticsFormat() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const number = (value: number, digits = 0) =>
    numberFormat(language, {
      useGrouping: 'always',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  return {
    number,
    /** As a spreadsheet of the language reads it: "9,46". */
    amount: (value: number) => spreadsheetNumberFormat(language).format(value),
    times: (count: number) => t('ADMIN.VIDEOS.STATS.TIMES', { count, formatted: number(count) }),
    /** "3 d 16 h 04 min 04 s". Takes seconds. */
    playTime: (seconds: number) =>
      playTimeParts(seconds)
        .map(({ value, unit }) => `${value} ${t(`ADMIN.VIDEOS.STATS.${unit}`)}`)
        .join(' '),
    /** "209 horas", for a sentence. Takes seconds. */
    hours: (seconds: number) => formatHours(seconds, language),
    /** "1,2 s". Takes seconds. */
    wait: (seconds: number) => `${number(seconds, 1)} ${t('ADMIN.VIDEOS.STATS.S')}`,
    /** "miércoles, 4 de noviembre" */
    day: (date: string) => formatDayName(date, language),
    /** "04-11" */
    shortDay: (date: string) => formatNumericDate(date.slice(5)),
    /** "04-11-2026" */
    date: formatNumericDate,
    country: (code: string) =>
      /^[A-Z]{2}$/.test(code) ? (regions(language).of(code) ?? code) : t('ADMIN.VIDEOS.STATS.UNKNOWN'),
    device: (kind: string) => {
      const key = `ADMIN.VIDEOS.STATS.DEVICES.${kind}` as 'ADMIN.VIDEOS.STATS.DEVICES.mobile'
      return hasText(key) ? t(key) : t('ADMIN.VIDEOS.STATS.UNKNOWN')
    },
  }
}
