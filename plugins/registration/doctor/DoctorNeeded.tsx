import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { ResultPage } from '../parts/ResultPage'
import type { TextKey } from '../texts'

/** The address names no doctor, and accounts without one are not offered. */
export function DoctorNeeded() {
  const t = useText<TextKey>()
  return (
    <ResultPage icon="stethoscope" title={t('REGISTER.NEEDS_DOCTOR')} text={t('REGISTER.NEEDS_DOCTOR_TEXT')}>
      <Link className={buttonClass({ size: 'lg' })} to="auth">
        {t('ENTRY.SIGN_IN')}
      </Link>
    </ResultPage>
  )
}
