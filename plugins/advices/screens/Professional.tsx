import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { useRoute } from '@portico/core/routing/useRoute'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { BackToVideos } from '../list/BackToVideos'
import { ProfessionalPage } from '../professional/ProfessionalPage'
import type { TextKey } from '../texts'

/** The profile of a professional, found by the name in the address (C-108). */
export default function Professional() {
  const t = useText<TextKey>()
  const nickName = useRoute().params['professionalName'] ?? ''
  const { data, error, isLoading, mutate } = useApi('GET api/doctors/nickname/{nickName}', {
    params: { nickName },
    quiet: true,
  })
  return (
    <div className="stack gap-3">
      <BackToVideos />
      {data && <ProfessionalPage doctor={data} />}
      {!data && !error && (
        <Loading label={t('ADVICES.LOADING')}>
          <Skeleton shape="block" height="18rem" />
        </Loading>
      )}
      {!data && error && (
        <Card>
          {error.status === 404 ? (
            <EmptyState level={1} icon="user-round" title={t('ADVICES.PROFESSIONAL_GONE')} />
          ) : (
            <ErrorState
              level={1}
              title={t('ADVICES.FAILED')}
              text={t('ADVICES.FAILED_TEXT')}
              busy={isLoading}
              onRetry={() => void mutate()}
            />
          )}
        </Card>
      )}
    </div>
  )
}
