import { useText } from '@portico/core/i18n/useText'
import type { Prescription } from '@schemas/generated/entities'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { prescriptionParts } from './prescriptionWords'
import type { TextKey } from '../texts'

/** Returns a prescription in words: "1 comprimido · cada 8 horas · durante 3 días". */
export function usePrescriptionWords(): (prescription: Prescription) => string {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const say = {
    every: (time: string) => t('DOCTOR.NOTE.EVERY', { time }),
    lasting: (time: string) => t('DOCTOR.NOTE.LASTING', { time }),
  }
  return (prescription) =>
    [
      ...prescriptionParts(prescription, language, say),
      prescription.isAsNeeded ? t('DOCTOR.NOTE.AS_NEEDED') : '',
    ]
      .filter(Boolean)
      .join(' · ')
}
