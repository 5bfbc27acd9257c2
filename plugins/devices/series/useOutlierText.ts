import { formatNumericDate, localDate, wallClock } from '@portico/core/format/dates'
import type { Outlier } from '../model/outliers'
import { useDevicesText } from '../texts'

/** Returns "Alta: 198 mmHg, 19-11-2026 21:40, Withings", in the chart, the table and the sentence alike. */
export function useOutlierText() {
  const { t, value: valueOf } = useDevicesText()
  return ({ line, value, sample: { time, zone, date, readingId, source } }: Outlier): string => {
    const day = formatNumericDate(date ?? localDate(time, zone))
    return t('DEVICES.OUTLIER', {
      name: t(`DEVICES.LINE.${line}`),
      value: valueOf(line, value),
      when: [readingId === undefined ? day : `${day} ${wallClock(time, zone).time}`, source]
        .filter(Boolean)
        .join(', '),
    })
  }
}
