import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { plain } from '../planFiles'
import type { TextKey } from '../../texts'
import type { CsvTexts } from './csvFiles'
import { DIASTOLIC, SYSTOLIC } from './measures'

/** The names of files and columns with measurements, in the person's language. */
export function useCsvTexts(): CsvTexts {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const folder = plain(t('MENU.MONITORING'))
  return {
    language,
    date: t('RECORDS.COLUMN.date'),
    time: t('RECORDS.COLUMN.time'),
    zone: t('RECORDS.COLUMN.zone'),
    meal: t('RECORDS.COLUMN.meal'),
    origin: t('RECORDS.COLUMN.origin'),
    instant: t('RECORDS.COLUMN.instant'),
    column: (id, { unit }) => {
      const isPressure = id === SYSTOLIC || id === DIASTOLIC
      return `${t(isPressure ? `RECORDS.COLUMN.${id}` : `RECORDS.MEASURE.${id}`)} (${unit})`
    },
    file: (id) => {
      const name = t(id === 'pressure' ? 'RECORDS.PRESSURE' : `RECORDS.MEASURE.${id}`)
      return `${folder}/${plain(name)}.csv`
    },
    originOf: ({ origin, source }) => [t(`RECORDS.ORIGIN.${origin}`), source].filter(Boolean).join(' · '),
    mealOf: (meal) => t(`RECORDS.MEAL.${meal}`),
  }
}
