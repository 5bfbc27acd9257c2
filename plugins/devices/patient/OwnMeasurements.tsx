import { Link } from '@portico/core/routing/Link'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { seriesIds } from '../model/series'
import { SeriesRow } from '../overview/SeriesRow'
import { useDevicesText } from '../texts'
import { useLastValues } from './useLastValues'

const route = 'videoConsultation.videoCall.devices'

/** The last values of the series that have any, on the overview of a person's health. */
export function OwnMeasurements() {
  const { t } = useDevicesText()
  const { lasts, isLoading, hasFailed, retry } = useLastValues()
  const filled = seriesIds.filter((id) => lasts[id])
  return (
    <Card as="section" flush aria-labelledby="own-measurements">
      <CardHead>
        <h2 className="h2" id="own-measurements">
          {t('DEVICES.LAST_VALUES')}
        </h2>
        <Link className="link" to="videoConsultation.timeline">
          {t('DEVICES.TIMELINE')}
        </Link>
      </CardHead>
      {filled.length > 0 ? (
        <ul className="list">
          {filled.map((id) => (
            <SeriesRow key={id} id={id} last={lasts[id]} to={route} params={{ series: id }} />
          ))}
        </ul>
      ) : hasFailed ? (
        <ErrorState title={t('DEVICES.FAILED')} text={t('DEVICES.STILL_SAVED')} onRetry={retry} />
      ) : isLoading ? (
        <Loading>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      ) : (
        <EmptyState
          icon="activity"
          title={t('DEVICES.NO_VALUES')}
          action={
            <Link className={buttonClass({ variant: 'secondary' })} to={route} params={{ series: 'new' }}>
              {t('DEVICES.ADD')}
            </Link>
          }
        />
      )}
    </Card>
  )
}
