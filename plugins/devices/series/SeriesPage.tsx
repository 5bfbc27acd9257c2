import { BackLink } from '@core/routing/BackLink'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { buttonClass } from '@core/ui/actions/buttonClass'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Icon } from '@core/ui/media/Icon'
import type { SeriesId } from '../model/series'
import { useSeries } from '../model/useSeries'
import { useDevicesText } from '../texts'
import { SeriesPanel } from './SeriesPanel'
import { usePeriod } from './usePeriod'

/** A series of a day, month or year as a chart, a table, a sentence and a file (DEV-009, DEV-020 to DEV-023). */
export function SeriesPage({ id }: { id: SeriesId }) {
  const { t } = useDevicesText()
  const { id: route } = useRoute()
  const period = usePeriod(id)
  const answer = useSeries(id, period.date, period.range)
  const back = <BackLink to={route} label={t('MENU.MONITORING')} />
  return (
    <div className="stack stack-5">
      <PageHeader back={back} title={t(`DEVICES.SERIES.${id}`)}>
        <div className="row devices-noprint">
          <Link className={buttonClass({})} to={route} params={{ series: 'new' }} query={{ measure: id }}>
            <Icon name="plus" size="s" />
            {t('DEVICES.ADD')}
          </Link>
        </div>
      </PageHeader>
      <SeriesPanel id={id} period={period} answer={answer} />
    </div>
  )
}
