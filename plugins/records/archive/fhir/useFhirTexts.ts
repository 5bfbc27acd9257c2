import { useText } from '@portico/core/i18n/useText'
import { useReader } from '../../medicalData/useReader'
import { useSummary } from '../../medicalData/useSummary'
import { useIntake } from '../page/useIntake'
import type { TextKey } from '../../texts'
import type { FhirTexts } from './bundle'

/** The texts of resources, in the person's language. */
export function useFhirTexts(): FhirTexts {
  const t = useText<TextKey>()
  const summarize = useSummary()
  const intake = useIntake()
  const { nameOf } = useReader()
  return {
    dosage: (medicine) => summarize('medicine', { ...medicine, isActive: true }),
    intake,
    route: (id) => nameOf('route', id),
    unit: (id) => nameOf('unit', id),
    measure: (id) => t(`RECORDS.MEASURE.${id}`),
    pressure: t('RECORDS.PRESSURE'),
    estimate: t('RECORDS.CAMERA_ESTIMATE'),
    consultation: t('RECORDS.CONSULTATION'),
    reason: t('RECORDS.REASON'),
    summary: t('RECORDS.SUMMARY'),
    recommendations: t('RECORDS.RECOMMENDATIONS'),
  }
}
