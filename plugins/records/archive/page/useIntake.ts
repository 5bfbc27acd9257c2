import { useText } from '@portico/core/i18n/useText'
import type { Receipt } from '@schemas/generated/entities'
import { every, useSummary } from '../../medicalData/useSummary'
import type { TextKey } from '../../texts'

/**
 * Returns how a prescription is taken: "1 comprimido cada 24 horas", or what the doctor wrote in a consultation of the portal; empty when
 * nobody has said.
 */
export function useIntake() {
  const t = useText<TextKey>()
  const summarize = useSummary()
  return ({ singleDose, posology, posologyTime, prescription }: Receipt): string => {
    if (prescription)
      return [summarize('medicine', prescription), prescription.isAsNeeded && t('RECORDS.AS_NEEDED')]
        .filter(Boolean)
        .join(' · ')
    const timing = every[posologyTime ?? 0]
    return [singleDose, posology && timing ? t(timing, { count: posology }) : ''].filter(Boolean).join(' ')
  }
}
