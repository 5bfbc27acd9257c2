import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { useSession } from '@core/session/useSession'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Icon } from '@core/ui/media/Icon'
import { CheckPage } from '../flow/CheckPage'
import '../identity.css'
import { StatusPage } from '../parts/StatusPage'
import { useIdentityText } from '../useIdentityText'

/** The proof of identity: its status, and at the step `check` the check itself (IDENT-004, IDENT-005). */
export default function Identity() {
  const t = useIdentityText()
  const { params } = useRoute()
  const { actingFor } = useSession()
  const isChecking = params['step'] === 'check' && actingFor === null
  if (isChecking) return <CheckPage />
  const back = (
    <Link className="link btn-back" to="profile.myaccount">
      <Icon name="chevron-left" size="s" />
      {t('IDENTITY.ACCOUNT')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('IDENTITY.TITLE')} back={back} />
      <StatusPage isOwn={actingFor === null} />
    </>
  )
}
