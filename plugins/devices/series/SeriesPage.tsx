import { BackLink } from '@portico/core/routing/BackLink'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import type { SeriesId } from '../model/series'
import { useSeries } from '../model/useSeries'
import { useDevicesText } from '../texts'
import { SeriesPanel } from './SeriesPanel'
import { TimeInRange } from './TimeInRange'
import { usePeriod } from './usePeriod'

/** A series of a day, month or year as a chart, a table, a sentence and a file. */
export function SeriesPage({ id }: { id: SeriesId }) {
  const { t } = useDevicesText()
  const { id: route } = useRoute()
  const period = usePeriod(id)
  const answer = useSeries(id, period.date, period.range, period.device)
  const back = <BackLink to={route} label={t('MENU.MONITORING')} />
  return (
    <div className="stack gap-5">
      <PageHeader back={back} title={t(`DEVICES.SERIES.${id}`)}>
        <div className="flex items-center gap-3 print:hidden">
          <Link className={buttonClass({})} to={route} params={{ series: 'new' }} query={{ measure: id }}>
            <Icon name="plus" size="s" />
            <span>{t('DEVICES.ADD')}</span>
          </Link>
        </div>
      </PageHeader>
      <SeriesPanel id={id} period={period} answer={answer} />
      {id === 'glucose' && <TimeInRange date={period.date} />}
    </div>
  )
}
