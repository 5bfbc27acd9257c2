import { useText } from '@portico/core/i18n/useText'
import { formatDateTime } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { DIASTOLIC, SYSTOLIC, type MeasureId } from '../measures/measures'
import type { Measurements } from '../measures/readMeasures'
import { useCsvTexts } from '../measures/useCsvTexts'
import { measureLines } from './measurementLines'
import type { SummaryLine } from './summaryPage'
import type { TextKey } from '../../texts'

/** Returns the lines of the measurements; each opens the file with every value. */
export function useMeasurementLines() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { file, originOf, mealOf } = useCsvTexts()
  const fileOf = (id: MeasureId) => file(id === SYSTOLIC || id === DIASTOLIC ? 'pressure' : id)
  return ({ facts, files }: Measurements): SummaryLine[] =>
    measureLines(facts, language).map(({ id, last, value, count, min, max, mean, isOfDays }) => ({
      name: `${t(`RECORDS.MEASURE.${id}`)}: ${last}`,
      texts: [
        [
          `${formatDateTime(value.time, value.zone)} (${value.zone})`,
          originOf(value),
          value.meal && mealOf(value.meal),
        ]
          .filter(Boolean)
          .join(' · '),
        count > 1
          ? t(isOfDays ? 'RECORDS.MEASURE_RANGE_DAYS' : 'RECORDS.MEASURE_RANGE', { count, min, max, mean })
          : '',
      ],
      path: Object.hasOwn(files, fileOf(id)) ? fileOf(id) : undefined,
    }))
}
