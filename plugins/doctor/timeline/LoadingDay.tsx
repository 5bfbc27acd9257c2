import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { DayRow } from '../parts/DayRow'

/** The rows of a day that is not read yet. */
export function LoadingDay() {
  return (
    <Loading>
      <ol className="hairline-t" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((row) => (
          <DayRow key={row}>
            <Skeleton width="3rem" />
            <Skeleton width="60%" />
          </DayRow>
        ))}
      </ol>
    </Loading>
  )
}
