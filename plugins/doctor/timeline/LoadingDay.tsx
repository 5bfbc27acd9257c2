import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'

/** The rows of a day that is not read yet. */
export function LoadingDay() {
  return (
    <Loading>
      <ol className="list-under-head doctor-rows" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((row) => (
          <li key={row} className="doctor-row">
            <Skeleton width="3rem" />
            <Skeleton width="60%" />
          </li>
        ))}
      </ol>
    </Loading>
  )
}
