import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { useTexts } from '../texts'

/** Leads to what the patient shows of their records. */
export function RecordsLink({ patientId }: { patientId: string }) {
  const t = useTexts()
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to="records.patients" params={{ patientId }}>
      {t('DOCTOR.RECORDS')}
    </Link>
  )
}
