import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { useAdvicesText } from '../text'

/** Placeholders with the height of the videos. */
export function GridSkeleton({ count }: { count: number }) {
  const t = useAdvicesText()
  return (
    <Loading label={t('ADVICES.LOADING')}>
      <ul className="vid-grid">
        {Array.from({ length: count }, (_, place) => (
          <CardSkeleton key={place} />
        ))}
      </ul>
    </Loading>
  )
}

/** The placeholder of one video. */
export function CardSkeleton() {
  return (
    <li className="vid">
      <span className="skeleton vid-thumb" aria-hidden="true" />
      <span className="stack stack-2">
        <Skeleton width="90%" />
        <Skeleton width="55%" />
      </span>
    </li>
  )
}
