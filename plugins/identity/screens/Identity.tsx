import { useText } from '@portico/core/i18n/useText'
import { BackLink } from '@portico/core/routing/BackLink'
import { useRoute } from '@portico/core/routing/useRoute'
import { useSession } from '@portico/core/session/useSession'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { CheckPage } from '../flow/CheckPage'
import { StatusPage } from '../parts/StatusPage'
import type { TextKey } from '../texts'

/** The proof of identity: its status, and at the step `check` the check itself. */
export default function Identity() {
  const t = useText<TextKey>()
  const { params } = useRoute()
  const { actingFor } = useSession()
  const isChecking = params['step'] === 'check' && actingFor === null
  if (isChecking) return <CheckPage />
  const back = <BackLink to="profile.myaccount" label={t('IDENTITY.ACCOUNT')} />
  return (
    <>
      <PageHeader title={t('IDENTITY.TITLE')} back={back} />
      <StatusPage isOwn={actingFor === null} />
    </>
  )
}
