import { useText } from '@portico/core/i18n/useText'
import { openModal } from '@portico/core/app/modals'
import { Link } from '@portico/core/routing/Link'
import { usePermitted } from '@portico/core/session/usePermitted'
import { useUser } from '@portico/core/session/useUser'
import type { TextKey } from '../../texts'

/** The page about video consultations; for people whose plan lacks them, the dialog that offers them. */
export function UpgradeLink() {
  const t = useText<TextKey>()
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
