import { useText } from '@portico/core/i18n/useText'
import type { Receipt } from '@schemas/generated/entities'
import type { TextKey } from '../../texts'

/** How often a medicine is taken, by its unit. */
const every = [
  '',
  'RECORDS.EVERY.HOURS',
  'RECORDS.EVERY.DAYS',
  'RECORDS.EVERY.WEEKS',
  'RECORDS.EVERY.MONTHS',
] as const

/** Returns how a prescription is taken: "1 comprimido cada 24 horas"; empty when nobody has said. */
export function useIntake() {
  const t = useText<TextKey>()
  return ({
    singleDose,
    posology,
    posologyTime,
  }: Pick<Receipt, 'singleDose' | 'posology' | 'posologyTime'>) => {
    const timing = every[posologyTime ?? 0]
    return [singleDose, posology && timing ? t(timing, { count: posology }) : ''].filter(Boolean).join(' ')
  }
}
