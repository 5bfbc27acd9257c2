import type { GlucoseRanges } from '@schemas/generated/entities'
import { glucoseBands, type GlucoseBand } from '@schemas/rules/glucoseBands'
import { formatNumericDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { useDevicesText } from '../texts'

/** How long glucose was in each range in the 14 days until a date, of the person or of a patient. */
export function TimeInRange({ date, patientId }: { date: string; patientId?: string }) {
  const { t } = useDevicesText()
  const isOffered = useCapability('readings')
  const own = useApi(
    'GET api/vital-signs-measurements/glucose-ranges',
    patientId === undefined ? { capability: 'readings', query: { date }, quiet: 'faults' } : null,
  )
  const ofPatient = useApi(
    'GET api/patients/{patientId}/measurements/glucose-ranges',
    patientId === undefined
      ? null
      : { capability: 'patients', params: { patientId }, query: { date }, quiet: 'faults' },
  )
  const { data, error, isValidating, mutate } = patientId === undefined ? own : ofPatient
  // Professionals reach the page with the capability of their patients.
  if (data?.days === 0 || (patientId === undefined && !isOffered)) return null
  return (
    <Card as="section" className="stack gap-5" aria-labelledby="time-in-range">
      <h2 className="h2" id="time-in-range">
        {t('DEVICES.RANGES')}
      </h2>
      {data ? (
        <Ranges ranges={data} />
      ) : error ? (
        <ErrorState title={t('DEVICES.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="14rem" />
        </Loading>
      )}
    </Card>
  )
}

function Ranges({ ranges }: { ranges: GlucoseRanges }) {
  const { t, cell, percent } = useDevicesText()
  const { from, to, coverage, bands, average, variation, days, source } = ranges
  return (
    <>
      <p className="text-sm text-muted text-pretty">
        {t('DEVICES.RANGES_TIME', {
          from: formatNumericDate(from),
          to: formatNumericDate(to),
          part: percent(coverage),
        })}
        {source && ` ${source}.`}
      </p>
      {bands ? (
        <Bands bands={bands} />
      ) : (
        <p className="text-pretty">
          <b>{t('DEVICES.RANGES_FEW')}</b> {t('DEVICES.RANGES_FEW_TEXT')}
        </p>
      )}
      <dl className="grid grid-cols-[repeat(3,1fr)] gap-3">
        {average !== null && <Fact name={t('DEVICES.AVERAGE')} value={cell('glucose', average)} />}
        {variation !== null && <Fact name={t('DEVICES.VARIATION')} value={percent(variation)} />}
        <Fact name={t('DEVICES.DAYS')} value={t('DEVICES.DAYS_OF', { days })} />
      </dl>
      <p className="text-sm text-muted text-pretty">{t('DEVICES.RANGES_TEXT')}</p>
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-strong">{value}</dd>
  </div>
)

const fills: Readonly<Record<GlucoseBand, string>> = {
  veryHigh: 'var(--danger)',
  high: 'var(--warning)',
  target: 'var(--success)',
  low: 'color-mix(in srgb, var(--danger) 60%, var(--surface-raised))',
  veryLow: 'var(--danger)',
}
const MINUTES_OF_DAY = 1440

function Bands({ bands }: { bands: NonNullable<GlucoseRanges['bands']> }) {
  const { t, duration, percent } = useDevicesText()
  const perDay = (share: number) => duration(Math.round(share * MINUTES_OF_DAY) * 60)
  return (
    <>
      <p>
        <b className="text-2xl figures">{percent(bands.target)}</b>{' '}
        {t('DEVICES.RANGES_TARGET', { time: perDay(bands.target) })}
      </p>
      <div className="flex h-4 overflow-hidden rounded-control" aria-hidden="true">
        {glucoseBands.map(({ id }) => (
          <span key={id} style={{ flex: bands[id], background: fills[id] }} />
        ))}
      </div>
      <ul className="list">
        {glucoseBands.map((band) => (
          <li key={band.id} className="list-row">
            <svg width="14" height="14" aria-hidden="true" className="shrink-0">
              <rect width="14" height="14" rx="4" fill={fills[band.id]} />
            </svg>
            <span className="min-w-0 flex-1">
              <span className="block font-strong">{t(`DEVICES.GLUCOSE_BAND.${band.id}`)}</span>
              <Limits band={band} />
            </span>
            <span className="text-end figures">
              <b>{percent(bands[band.id])}</b>
              <span className="block text-sm text-muted">{perDay(bands[band.id])}</span>
              <span className="block text-sm text-muted">
                {t(`DEVICES.GOAL.${band.goal}`, { part: percent(band.share) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** From and to, in the unit of the country. */
function Limits({ band: { from, to } }: { band: (typeof glucoseBands)[number] }) {
  const { t, number } = useDevicesText()
  const [low, high] = [from, to].map((limit) => (limit === undefined ? '' : number('glucose', limit)))
  const text =
    from === undefined
      ? t('DEVICES.LIMIT_BELOW', { to: number('glucose', (to ?? 0) + 1) })
      : to === undefined
        ? t('DEVICES.LIMIT_ABOVE', { from: number('glucose', from - 1) })
        : t('DEVICES.LIMIT_BETWEEN', { from: low, to: high })
  return <span className="block text-sm text-muted">{text}</span>
}
