import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { buttonClass } from '@core/ui/actions/buttonClass'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { Card } from '@core/ui/layout/Card'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Icon } from '@core/ui/media/Icon'
import { seriesById, type SeriesId } from '../model/series'
import { useSeries } from '../model/useSeries'
import { useDevicesText } from '../texts'
import { Period } from './Period'
import { SeriesData } from './SeriesData'
import { usePeriod } from './usePeriod'

/** A series of a day, month or year as a chart, a table, a sentence and a file (DEV-009, DEV-020 to DEV-023). */
export function SeriesPage({ id }: { id: SeriesId }) {
  const { t } = useDevicesText()
  const { id: route } = useRoute()
  const period = usePeriod(id)
  const { lines, error, isValidating, mutate } = useSeries(id, period.date, period.range)
  const isEmpty = lines?.every(({ samples }) => samples.length === 0)
  const back = (
    <Link className="link btn-back" to={route}>
      <Icon name="chevron-left" size="s" />
      {t('MENU.MONITORING')}
    </Link>
  )
  return (
    <div className="stack stack-5">
      <PageHeader back={back} title={t(`DEVICES.SERIES.${id}`)}>
        <div className="row devices-noprint">
          <Link className={buttonClass({})} to={route} params={{ series: 'new' }} query={{ series: id }}>
            <Icon name="plus" size="s" />
            {t('DEVICES.ADD')}
          </Link>
        </div>
      </PageHeader>
      <Card as="section" className="stack stack-5" aria-label={t(`DEVICES.SERIES.${id}`)}>
        <Period period={period} />
        {lines && !isEmpty ? (
          <SeriesData id={id} lines={lines} period={period} />
        ) : lines ? (
          <EmptyState
            icon={seriesById[id].icon}
            title={t(period.range === 'day' ? 'DEVICES.NONE_DAY' : 'DEVICES.NONE_PERIOD')}
            text={t('DEVICES.NONE_TEXT')}
          />
        ) : error ? (
          <ErrorState
            title={t('DEVICES.FAILED')}
            text={t('DEVICES.STILL_SAVED')}
            busy={isValidating}
            onRetry={() => void mutate()}
          />
        ) : (
          <Loading>
            <Skeleton shape="block" height="22rem" />
          </Loading>
        )}
      </Card>
    </div>
  )
}
