import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { ResultPage } from '../parts/ResultPage'
import { useNeedsDoctor } from './useNeedsDoctor'
import type { TextKey } from '../texts'

/**
 * The address of the form names a doctor whom the tenant does not have. Where every patient has a doctor of their own,
 * an account without one could open nothing, so it is not offered.
 */
export function DoctorMissing() {
  const t = useText<TextKey>()
  const needsDoctor = useNeedsDoctor()
  return (
    <ResultPage icon="stethoscope" title={t('REGISTER.NO_DOCTOR')} text={t('REGISTER.NO_DOCTOR_TEXT')}>
      {!needsDoctor && (
        <Link className={buttonClass({ size: 'lg' })} to="register" params={{ doctorUrl: '' }}>
          {t('REGISTER.WITHOUT_DOCTOR')}
        </Link>
      )}
    </ResultPage>
  )
}
