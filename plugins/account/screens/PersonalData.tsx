import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { useSession } from '@portico/core/session/useSession'
import { BackLink } from '@portico/core/routing/BackLink'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { PersonalDataPage } from '../data/PersonalDataPage'
import type { TextKey } from '../texts'

/** The personal data of the user, or of the person they act for. */
export default function PersonalData() {
  const t = useText<TextKey>()
  const { actingFor } = useSession()
  const { data, error, mutate } = useApi('GET api/users/data', {})
  return (
    <>
      <PageHeader
        title={t('MENU.PERSONAL_DATA')}
        back={actingFor === null && <BackLink to="profile.myaccount" label={t('MENU.ACCOUNT')} />}
      />
      {data ? (
        <PersonalDataPage key={data.id} user={data} />
      ) : error ? (
        <ErrorState title={t('PROFILE.FAILED')} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="24rem" />
        </Loading>
      )}
    </>
  )
}
