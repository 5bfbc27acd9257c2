import { useText } from '@portico/core/i18n/useText'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { videoClass } from '../cards/VideoCard'
import type { TextKey } from '../texts'

/** Placeholders with the height of the videos. */
export function GridSkeleton({ count }: { count: number }) {
  const t = useText<TextKey>()
  return (
    <Loading label={t('ADVICES.LOADING')}>
      <CardSkeletons count={count} />
    </Loading>
  )
}

/** The placeholders of some videos. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div data-layout="grid" className="grid gap-4 desk:grid-cols-[repeat(3,1fr)] desk:gap-y-6 desk:gap-x-5">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={videoClass}>
          <Skeleton className="relative block h-auto aspect-[16/9] overflow-hidden rounded-control bg-fill" />
          <span className="stack gap-2">
            <Skeleton width="90%" />
            <Skeleton width="55%" />
          </span>
        </div>
      ))}
    </div>
  )
}
