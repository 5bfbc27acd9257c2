import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import type { TextKey } from '../texts'

/** Leads to what the patient shows of their records. */
export function RecordsLink({ patientId }: { patientId: string }) {
  const t = useText<TextKey>()
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to="records.patients" params={{ patientId }}>
      {t('DOCTOR.RECORDS')}
    </Link>
  )
}
