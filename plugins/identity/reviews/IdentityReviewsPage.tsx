import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { IdentityReviewCard } from './IdentityReviewCard'
import type { TextKey } from '../texts'

/** The identity checks that wait for a decision, the oldest first. */
export default function IdentityReviewsPage() {
  const t = useText<TextKey>()
  const { data, error, isValidating, mutate } = useApi('GET api/identity-checks/reviews', {
    capability: 'identityChecks',
    quiet: 'faults',
  })
  return (
    <div className="pt-4 pb-0 px-[var(--a-pad)] stack gap-5">
      <header className="stack gap-2">
        <h1 className="text-[1.375rem]/[1.75rem] font-bold" tabIndex={-1}>
          {t('IDENTITY.REVIEWS')}
        </h1>
        <p className="text-muted">{t('IDENTITY.REVIEWS_TEXT')}</p>
      </header>
      <Notice tone="warning">{t('IDENTITY.SANDBOX.REVIEW')}</Notice>
      {data?.length === 0 && (
        <EmptyState
          icon="badge-check"
          title={t('IDENTITY.REVIEWS_EMPTY')}
          text={t('IDENTITY.REVIEWS_EMPTY_TEXT')}
        />
      )}
      {data?.map((review) => (
        <IdentityReviewCard key={review.id} review={review} onDecided={() => void mutate()} />
      ))}
      {!data && error && (
        <ErrorState title={t('IDENTITY.REVIEWS_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
    </div>
  )
}
