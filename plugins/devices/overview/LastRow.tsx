import { formatDateTime } from '@core/format/dates'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { Icon } from '@core/ui/media/Icon'
import { levelOf } from '../model/ranges'
import { seriesById, type SeriesId } from '../model/series'
import { useLast, type Last } from '../model/useSeries'
import { useDevicesText } from '../texts'

/** The last value of a series, and the way to it. */
export function LastRow({ id, onOpen }: { id: SeriesId; onOpen?: () => void }) {
  const { t } = useDevicesText()
  const { last, error } = useLast(id)
  const { id: route } = useRoute()
  const isBoard = route === 'videoCallMobile.devices'
  return (
    <li>
      <Link
        className="list-item"
        to={isBoard ? route : 'videoConsultation.videoCall.devices'}
        params={{ series: id }}
        onClick={() => onOpen?.()}
      >
        <span className="list-icon">
          <Icon name={seriesById[id].icon} />
        </span>
        <span className="grow devices-row">
          <span className="strong">{t(`DEVICES.SERIES.${id}`)}</span>
          {last ? <Said last={last} /> : null}
          {last === null && <span className="small muted">{t('DEVICES.NO_VALUES')}</span>}
          {!last && error && <span className="small muted">{t('DEVICES.VALUE_FAILED')}</span>}
        </span>
        {last && <Values last={last} />}
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  )
}

/** The numbers with their unit; a blood pressure as "128/79". */
export function Values({ last }: { last: Last }) {
  const { number, unit } = useDevicesText()
  const [first, second] = last.values
  if (!first) return null
  const isPressure = first.line === 'systolic' && second
  return (
    <span className="devices-value">
      <b>
        {number(first.line, first.value)}
        {isPressure && `/${number(second.line, second.value)}`}
      </b>{' '}
      <span className="small muted">{unit(first.line)}</span>
    </span>
  )
}

/** When, by whom, and how it compares: with the reference range, or with the person's own average. */
function Said({ last: { date, zone, origin: by, source, values } }: { last: Last }) {
  const { t, value, origin } = useDevicesText()
  const [first] = values
  const level = first && levelOf(first.line, first.value)
  return (
    <>
      <span className="small muted">
        {formatDateTime(date, zone)} · {origin(by, source)}
      </span>
      {level && <span className="small">{t(`DEVICES.LEVEL.${level}`)}</span>}
      {!level && first?.average !== undefined && first.average !== null && (
        <span className="small">{t('DEVICES.OWN_AVERAGE', { value: value(first.line, first.average) })}</span>
      )}
    </>
  )
}
