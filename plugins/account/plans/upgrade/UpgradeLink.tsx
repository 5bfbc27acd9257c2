import { openModal } from '@core/app/modals'
import { Link } from '@core/routing/Link'
import { usePermitted } from '@core/session/usePermitted'
import { useUser } from '@core/session/useUser'
import { useAccountText } from '../../useAccountText'

/** The page about video consultations; for people whose plan lacks them, the dialog that offers them (ACCOUNT-004, ROLE-002). */
export function UpgradeLink() {
  const t = useAccountText()
  const user = useUser()
  const isOffered = usePermitted('modals').some(({ id }) => id === 'upgrade')
  if (!isOffered || !user || user.isPlus || user.isDoctor24)
    return (
      <Link className="link" to="profile.videoConsultationInfo">
        {t('PLANS.VIDEO')}
      </Link>
    )
  return (
    <button type="button" className="link" onClick={() => openModal('upgrade')}>
      {t('UPGRADE.ADD')}
    </button>
  )
}
