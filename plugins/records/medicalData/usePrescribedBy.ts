import { formatNumericDate } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import type { TextKey } from '../texts'
import type { MedicalRecord } from './record'

/** Returns who prescribed a medicine, and when; empty for what the patient wrote. */
export function usePrescribedBy() {
  const t = useText<TextKey>()
  return ({ prescribedBy: name, prescribedAt }: Partial<MedicalRecord>): string =>
    name ? t('RECORDS.PRESCRIBED_SHORT', { name, date: formatNumericDate(prescribedAt ?? '') }) : ''
}
