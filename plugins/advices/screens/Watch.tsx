import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { BackToVideos } from '../list/BackToVideos'
import type { TextKey } from '../texts'
import { Locked } from '../watch/Locked'
import { WatchPage } from '../watch/WatchPage'

/** A video. The code NOTAUTHORIZED comes before the rule for 403, which would end the session (C-109). */
export default function Watch() {
  const t = useText<TextKey>()
  const { params, query } = useRoute()
  const id = Number(params['id'])
  const at = startIn(query['at'])
  const { data, error, isLoading, mutate } = useApi('GET api/videos/{id}', { params: { id }, quiet: true })
  if (error?.message === 'NOTAUTHORIZED') return <Locked error={error} />
  // A link to a moment counts more than where the person stopped.
  if (data)
    return (
      <WatchPage
        key={`${data.id} ${at}`}
        video={at === null ? data : { ...data, position: at }}
        reload={() => mutate()}
      />
    )
  if (!error)
    return (
      <Loading label={t('ADVICES.LOADING')}>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    )
  const isGone = error.status === 404 || error.status === 400
  return (
    <div className="stack gap-3">
      <BackToVideos />
      <Card>
        {isGone ? (
          <EmptyState
            level={1}
            icon="video-off"
            title={t('ADVICES.GONE')}
            text={t('ADVICES.GONE_TEXT')}
            action={
              <Link className={buttonClass()} to="advices.videos">
                {t('ADVICES.OTHERS')}
              </Link>
            }
          />
        ) : (
          <ErrorState
            level={1}
            icon="video-off"
            title={t('PLAYER.ERROR')}
            text={t('ADVICES.FAILED_TEXT')}
            busy={isLoading}
            onRetry={() => void mutate()}
          />
        )}
      </Card>
    </div>
  )
}

/** The second that an address names; null for none. */
const startIn = (at = ''): number | null => (/^\d{1,5}$/.test(at) ? Number(at) : null)
