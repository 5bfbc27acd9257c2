import type { ComponentProps } from 'react'
import { formatDateTime } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import { levelOf } from '../model/ranges'
import { seriesById, type SeriesId } from '../model/series'
import type { LastReading } from '../model/useSeries'
import { useDevicesText } from '../texts'

interface Props extends Pick<ComponentProps<typeof Link>, 'to' | 'params' | 'query' | 'onClick'> {
  id: SeriesId
  /** Null: there is none. Undefined: it loads, or it failed. */
  last: LastReading | null | undefined
  failed?: boolean
  /** Whose values they are. */
  isPatient?: boolean
}

/** A series with its last value, and a link to it. */
export function SeriesRow({ id, last, failed = false, isPatient = false, ...link }: Props) {
  const { t } = useDevicesText()
  return (
    <li>
      <Link className="list-row" {...link}>
        <span className="text-brand">
          <Icon name={seriesById[id].icon} />
        </span>
        <span className="min-w-0 flex-1 grid gap-0.5">
          <span className="font-strong">{t(`DEVICES.SERIES.${id}`)}</span>
          {last ? <Said last={last} isPatient={isPatient} /> : null}
          {last === null && <span className="text-sm text-muted">{t('DEVICES.NO_VALUES')}</span>}
          {!last && failed && <span className="text-sm text-muted">{t('DEVICES.VALUE_FAILED')}</span>}
        </span>
        {last && <Values last={last} />}
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  )
}

/** The numbers with their unit; a blood pressure as "128/79". */
function Values({ last }: { last: LastReading }) {
  const { number, shortUnit } = useDevicesText()
  const [first, second] = last.values
  if (!first) return null
  const isPressure = first.line === 'systolic' && second
  return (
    <span className="text-end figures">
      <b>
        {number(first.line, first.value)}
        {isPressure && `/${number(second.line, second.value)}`}
      </b>{' '}
      {/* On a phone the unit has a line of its own, so that the name keeps its width. */}
      <span className="ms-auto block max-w-[5.5rem] text-sm text-muted min-[40rem]:inline">
        {shortUnit(first.line)}
      </span>
    </span>
  )
}

/** When, by whom, and how it compares: with the reference range, or with the person's own average. */
function Said({ last, isPatient }: { last: LastReading; isPatient: boolean }) {
  const { date, zone, origin: by, source, values } = last
  const { t, value, origin } = useDevicesText()
  const [first] = values
  const levels = values.map((one) => levelOf(one.line, one.value))
  const level = levels.find((one) => one === 'low' || one === 'high') ?? levels[0]
  return (
    <>
      <span className="text-sm text-muted">
        {[date && formatDateTime(date, zone), by && origin(by, source)].filter(Boolean).join(' · ')}
      </span>
      {level && (
        <span className={level === 'within' ? 'text-sm' : 'text-sm font-strong'}>
          {t(`DEVICES.LEVEL.${level}`)}
        </span>
      )}
      {!level && first?.average !== undefined && first.average !== null && (
        <span className="text-sm">
          {t(isPatient ? 'DEVICES.PATIENT_AVERAGE' : 'DEVICES.OWN_AVERAGE', {
            value: value(first.line, first.average),
          })}
        </span>
      )}
    </>
  )
}
