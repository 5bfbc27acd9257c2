import { formatDate, formatDateTime, formatNumericDate } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useApi } from '@core/http/useApi'
import type { RouteId } from '@core/plugin/points'
import { Link } from '@core/routing/Link'
import { useGo } from '@core/routing/useGo'
import { useRoute } from '@core/routing/useRoute'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { ChipToggle } from '@core/ui/forms/ChipToggle'
import { Card } from '@core/ui/layout/Card'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Icon } from '@core/ui/media/Icon'
import '../devices.css'
import { lines, type LineId } from '../model/lines'
import { useDevicesText } from '../texts'
import { eventsOf, kinds, type Event, type Kind } from './timeline'

/** Documents and consultations belong to another plugin: their ids are texts here, so that it can be left out. */
const places: Readonly<Record<Kind, string>> = {
  readings: 'videoConsultation.videoCall.devices',
  documents: 'videoConsultation.documents',
  consultations: 'videoConsultation.videoCall.consultations',
}

/** Readings, documents and consultations by date. The filter is in the address. */
export default function Timeline() {
  const { t } = useDevicesText()
  const go = useGo()
  const { id, query } = useRoute()
  const only = kinds.find((kind) => kind === query['kind']) ?? null
  const readings = useApi('GET api/vital-signs-measurements/readings', { quiet: true })
  const documents = useApi('GET api/documents/withMedicalExams', { quiet: true })
  const consultations = useApi('GET api/consultations', { quiet: true })
  const answers = [readings, documents, consultations]
  const events = eventsOf(
    { readings: readings.data, documents: documents.data, consultations: consultations.data },
    only,
  )
  const failed = answers.filter(({ error, data }) => error && !data)
  const isLoading = answers.some(({ data, error }) => !data && !error)
  return (
    <div className="stack stack-5">
      <PageHeader title={t('DEVICES.TIMELINE')} />
      <fieldset className="row row-wrap" aria-label={t('DEVICES.FILTER')}>
        {kinds.map((kind) => (
          <ChipToggle
            key={kind}
            pressed={only === kind}
            onChange={(pressed) => go(id, { query: pressed ? { kind } : {} })}
          >
            {t(`DEVICES.KIND.${kind}`)}
          </ChipToggle>
        ))}
      </fieldset>
      {failed.length > 0 && (
        <ErrorState
          title={t('DEVICES.TIMELINE_FAILED')}
          text={t('DEVICES.STILL_SAVED')}
          onRetry={() => failed.forEach(({ mutate }) => void mutate())}
        />
      )}
      {isLoading ? (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      ) : events.length === 0 ? (
        <EmptyState icon="clock" title={t('DEVICES.TIMELINE_NONE')} />
      ) : (
        <Card flush>
          <ul className="list">
            {events.map((event) => (
              <EventRow key={event.key} event={event} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function EventRow({ event }: { event: Event }) {
  const { t, origin } = useDevicesText()
  const { kind, icon, id, reading, name } = event
  const text = useReadingText()
  return (
    <li>
      <Link className="list-item" to={places[kind] as RouteId} params={paramsOf(kind, id)}>
        <span className="list-icon">
          <Icon name={icon} />
        </span>
        <span className="grow devices-row">
          <span className="strong">
            {reading ? text(reading.measures) : (name ?? t(`DEVICES.KIND.${kind}`))}
          </span>
          <span className="small muted">
            {whenOf(event)}
            {reading && ` · ${origin(reading.origin, reading.source)}`}
          </span>
        </span>
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  )
}

const paramsOf = (kind: Kind, id: number): Record<string, string> =>
  kind === 'readings'
    ? { series: 'reading', id: String(id) }
    : kind === 'documents'
      ? { documentId: String(id) }
      : { id: String(id) }

const whenOf = ({ at, zone }: Event): string =>
  zone ? formatDateTime(at, zone) : at.length === 10 ? formatNumericDate(at) : formatDate(at, browserZone())

/** "Alta 128 mmHg, Baja 79 mmHg". */
function useReadingText() {
  const { t, value } = useDevicesText()
  return (measures: readonly { id: number; value: number }[]): string =>
    measures
      .flatMap((measure) => {
        const line = (Object.keys(lines) as LineId[]).find((one) => lines[one].measure === measure.id)
        return line ? [`${t(`DEVICES.LINE.${line}`)} ${value(line, measure.value)}`] : []
      })
      .join(', ')
}
