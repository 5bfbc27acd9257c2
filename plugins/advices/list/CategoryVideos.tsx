import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { ChipRow, chipLinkClass } from '@portico/core/ui/layout/ChipToggle'
import type { TextKey } from '../texts'
import { BackToVideos } from './BackToVideos'
import { GridSkeleton } from './GridSkeleton'
import { PagedVideos } from './PagedVideos'

const SIZE = 15

/** The videos of a category, or of one of its tags. The address names the tag. */
export function CategoryVideos() {
  const t = useText<TextKey>()
  const { params } = useRoute()
  const id = Number(params['id'])
  const tagName = params['tagName']
  const category = useApi('GET api/categories/{id}', { params: { id }, quiet: true })
  const tags = useApi('GET api/categories/{id}/tags', { params: { id }, quiet: true })
  const failed = category.error ?? tags.error
  if (!category.data || !tags.data)
    return (
      <>
        <PageHeader title={t('ADVICES.TITLE')} back={<BackToVideos />} />
        {failed ? (
          <ErrorState
            title={t('ADVICES.FAILED')}
            text={t('ADVICES.FAILED_TEXT')}
            onRetry={() => void Promise.all([category.mutate(), tags.mutate()])}
          />
        ) : (
          <GridSkeleton count={SIZE} />
        )}
      </>
    )
  const name = (category.data as { name: string }).name
  const tag = tags.data.find((one) => one.name === tagName)
  const empty = (
    <Card>
      <EmptyState
        icon="circle-play"
        title={t('ADVICES.CATEGORY_EMPTY')}
        text={t('ADVICES.CATEGORY_EMPTY_TEXT')}
        action={<AllTopics />}
      />
    </Card>
  )
  return (
    <div className="stack gap-5">
      <PageHeader title={tagName ? `${name}: ${tagName}` : name} back={<BackToVideos />} />
      <ChipRow as="ul" aria-label={t('ADVICES.TAGS')}>
        <TagLink id={id} isCurrent={tagName === undefined} />
        {tags.data.map((one) => (
          <TagLink key={one.id} id={id} tagName={one.name} isCurrent={one.name === tagName} />
        ))}
      </ChipRow>
      {tagName !== undefined && !tag ? (
        empty
      ) : (
        <PagedVideos
          key={tag?.id ?? 'all'}
          source={
            tag
              ? { operation: 'GET api/videos/tag/{tag}', params: { tag: tag.id } }
              : { operation: 'GET api/videos/category/{id}', params: { id } }
          }
          size={SIZE}
          label={tag?.name ?? name}
          empty={empty}
        />
      )}
    </div>
  )
}

function TagLink({ id, tagName, isCurrent }: { id: number; tagName?: string; isCurrent: boolean }) {
  const t = useText<TextKey>()
  const current = isCurrent ? 'true' : undefined
  const params = { id: String(id), ...(tagName !== undefined && { tagName }) }
  return (
    <li>
      <Link
        className={chipLinkClass}
        to={tagName === undefined ? 'advices.category' : 'advices.tag'}
        params={params}
        aria-current={current}
      >
        {tagName ?? t('ADVICES.ALL')}
      </Link>
    </li>
  )
}

function AllTopics() {
  const t = useText<TextKey>()
  return (
    <Link className={buttonClass()} to="advices.videos">
      {t('ADVICES.TOPICS_ALL')}
    </Link>
  )
}
