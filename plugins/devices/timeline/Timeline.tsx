import type { ReactNode } from 'react'
import type { Reading } from '@schemas/generated/entities'
import { browserZone, formatDate, formatDateTime, formatNumericDate } from '@portico/core/format/dates'
import type { RouteId } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Button } from '@portico/core/ui/actions/Button'
import { ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { lines, type LineId } from '../model/lines'
import { useDevicesText } from '../texts'
import { kinds, type Event, type Kind } from './events'
import type { useReadings } from './useReadings'
import { places, useTimeline } from './useTimeline'

/** Everything by date: measurements and what the records have. The filter is in the address. */
export default function Timeline() {
  const { t } = useDevicesText()
  const go = useGo()
  const { id, query } = useRoute()
  const only = kinds.find((kind) => kind === query['kind']) ?? null
  const { shown, readings, events, hasFailed, isLoading, retry } = useTimeline(only)
  return (
    <div className="stack gap-5">
      <PageHeader title={t('DEVICES.TIMELINE')} />
      <fieldset className="flex items-center gap-3 flex-wrap" aria-label={t('DEVICES.FILTER')}>
        {shown.map((kind) => (
          <ChipToggle
            key={kind}
            pressed={only === kind}
            onChange={(pressed) => go(id, { query: pressed ? { kind } : {} })}
          >
            {t(`DEVICES.KIND.${kind}`)}
          </ChipToggle>
        ))}
      </fieldset>
      {hasFailed && (
        <ErrorState title={t('DEVICES.TIMELINE_FAILED')} text={t('DEVICES.STILL_SAVED')} onRetry={retry} />
      )}
      {isLoading ? (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      ) : events.length === 0 ? (
        !hasFailed && <EmptyState icon="clock" title={t('DEVICES.TIMELINE_NONE')} />
      ) : (
        <Card flush>
          <ul className="list">
            {events.map((event) => (
              <EventRow key={event.key} event={event} />
            ))}
          </ul>
        </Card>
      )}
      {readings.hasMore && (only === null || only === 'readings') && <More readings={readings} />}
    </div>
  )
}

function More({ readings: { state, loadMore } }: { readings: ReturnType<typeof useReadings> }) {
  const { t } = useDevicesText()
  return (
    <div className="stack gap-2">
      {state === 'failed' && <p role="alert">{t('DEVICES.TIMELINE_MORE_FAILED')}</p>}
      <Button variant="quiet" busy={state === 'busy'} onClick={() => void loadMore()}>
        {t('DEVICES.TIMELINE_MORE')}
      </Button>
    </div>
  )
}

function EventRow({ event: { readings, ...event } }: { event: Event }) {
  const { t } = useDevicesText()
  const { kind, icon, id, name, at } = event
  if (readings)
    return readings.length > 1 ? <Day readings={readings} /> : <ReadingRow reading={readings[0]} />
  return (
    <Row to={places[kind]} params={paramsOf(kind, id)} icon={icon} title={name ?? t(`DEVICES.KIND.${kind}`)}>
      {at.length === 10
        ? formatNumericDate(at)
        : kind === 'appointments'
          ? formatDateTime(at, browserZone())
          : formatDate(at, browserZone())}
    </Row>
  )
}

/** The readings of a day, which open below it. */
function Day({ readings }: { readings: readonly [Reading, ...Reading[]] }) {
  const { t } = useDevicesText()
  const { date, zone } = readings[0]
  const names = readings.flatMap(({ measures }) => namesOf(measures).map((line) => t(`DEVICES.LINE.${line}`)))
  return (
    <li>
      <details className="[&>summary]:cursor-pointer [&>summary]:list-none [&>summary::-webkit-details-marker]:hidden [&[open]>summary>svg:last-child]:[rotate:180deg] [&>ul]:ps-5 [&>ul]:hairline-t">
        <summary className="list-row">
          <span className="text-brand">
            <Icon name="activity" />
          </span>
          <span className="min-w-0 flex-1 grid gap-0.5">
            <span className="font-strong">{t('DEVICES.OF_DAY', { count: readings.length })}</span>
            <span className="text-sm text-muted">
              {formatDate(date, zone)} · {[...new Set(names)].join(', ')}
            </span>
          </span>
          <Icon name="chevron-down" size="s" />
        </summary>
        <ul className="list">
          {readings.map((reading) => (
            <ReadingRow key={reading.id} reading={reading} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function ReadingRow({ reading: { id, date, zone, measures, origin: by, source } }: { reading: Reading }) {
  const { t, value, origin } = useDevicesText()
  const title = namesOf(measures)
    .map((line) => {
      const measure = measures.find((one) => one.id === lines[line].measure)
      return `${t(`DEVICES.LINE.${line}`)} ${value(line, measure?.value ?? 0)}`
    })
    .join(', ')
  return (
    <Row
      to={places.readings}
      params={paramsOf('readings', id)}
      icon="activity"
      title={title || t('DEVICES.KIND.readings')}
    >
      {formatDateTime(date, zone)} · {origin(by, source)}
    </Row>
  )
}

interface RowProps {
  to: RouteId
  params: Record<string, string>
  icon: IconName
  title: string
  children: ReactNode
}

const Row = ({ to, params, icon, title, children }: RowProps) => (
  <li>
    <Link className="list-row" to={to} params={params}>
      <span className="text-brand">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1 grid gap-0.5">
        <span className="font-strong">{title}</span>
        <span className="text-sm text-muted">{children}</span>
      </span>
      <Icon name="chevron-right" size="s" />
    </Link>
  </li>
)

/** Prescriptions, results and appointments have no page of their own: their list opens. */
const paramsOf = (kind: Kind, id: number): Record<string, string> => {
  if (kind === 'readings') return { series: 'reading', id: String(id) }
  if (kind === 'documents') return { documentId: String(id) }
  return kind === 'consultations' ? { id: String(id) } : {}
}

/** The lines of a reading that a person knows. */
const namesOf = (measures: Reading['measures']): LineId[] =>
  measures.flatMap(
    ({ id }) => (Object.keys(lines) as LineId[]).find((one) => lines[one].measure === id) ?? [],
  )
