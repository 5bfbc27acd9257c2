import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useReader } from '../../medicalData/useReader'
import { useSummary } from '../../medicalData/useSummary'
import { useAddedTitle } from '../../consultations/useAddedTitle'
import { useIntake } from '../page/useIntake'
import type { TextKey } from '../../texts'
import type { FhirTexts } from './bundle'
import type { SummaryPartId, SummaryTexts } from './summary'

/** The texts of resources, in the person's language. */
function useFhirTexts(): FhirTexts {
  const t = useText<TextKey>()
  const summarize = useSummary()
  const intake = useIntake()
  const { nameOf } = useReader()
  const added = useAddedTitle()
  return {
    dosage: (medicine) => summarize('medicine', { ...medicine, isActive: true }),
    intake,
    route: (id) => nameOf('route', id),
    unit: (id) => nameOf('unit', id),
    measure: (id) => t(`RECORDS.MEASURE.${id}`),
    pressure: t('RECORDS.PRESSURE'),
    estimate: t('RECORDS.CAMERA_ESTIMATE'),
    meal: (meal) => t(meal === 'code' ? 'RECORDS.COLUMN.meal' : `RECORDS.MEAL.${meal}`),
    noKnownAllergies: t('RECORDS.NO_ALLERGIES'),
    consultation: t('RECORDS.CONSULTATION'),
    reason: t('RECORDS.REASON'),
    findings: t('RECORDS.NOTE_FINDINGS'),
    assessment: t('RECORDS.NOTE_ASSESSMENT'),
    plan: t('RECORDS.NOTE_PLAN'),
    summary: t('RECORDS.SUMMARY'),
    recommendations: t('RECORDS.RECOMMENDATIONS'),
    online: t('RECORDS.ONLINE'),
    inPerson: t('RECORDS.IN_PERSON'),
    added,
  }
}

const titles: Readonly<Record<SummaryPartId, TextKey | 'MENU.MONITORING' | 'MENU.TESTS'>> = {
  problems: 'RECORDS.LIST.illness',
  allergies: 'RECORDS.LIST.allergy',
  medications: 'RECORDS.LIST.medicine',
  procedures: 'RECORDS.LIST.intervention',
  results: 'MENU.TESTS',
  vitalSigns: 'MENU.MONITORING',
  pastProblems: 'RECORDS.PAST_ILLNESSES',
  family: 'RECORDS.FAMILY_ILLNESSES',
}

/** The texts of resources and of the International Patient Summary. */
export function useSummaryTexts(): SummaryTexts {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  return {
    ...useFhirTexts(),
    language,
    title: t('RECORDS.IPS'),
    noInformation: t('RECORDS.NO_INFORMATION'),
    section: (id) => t(titles[id]),
  }
}
