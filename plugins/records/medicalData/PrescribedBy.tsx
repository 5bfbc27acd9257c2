import { useText } from '@portico/core/i18n/useText'
import { formatNumericDate } from '@portico/core/format/dates'
import type { MedicalRecord } from './record'
import type { TextKey } from '../texts'

/** Who prescribed a medicine, and when; nothing for what the patient wrote. */
export function PrescribedBy({
  record: { prescribedBy: name, prescribedAt },
}: {
  record: Partial<MedicalRecord>
}) {
  const t = useText<TextKey>()
  if (!name) return null
  return (
    <span className="text-sm text-muted">
      {t('RECORDS.PRESCRIBED_SHORT', { name, date: formatNumericDate(prescribedAt ?? '') })}
    </span>
  )
}
