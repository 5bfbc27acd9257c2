import { useText } from '@portico/core/i18n/useText'
import { formatDateTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { Reading } from '@schemas/generated/entities'
import { changeOf, savedFields, valuesOfReading } from '../results/measures'
import type { TextKey } from '../texts'
import { BackToScan } from './BackToScan'

/** The scans that the person saved, each compared with the one before. They are measurements with the origin camera. */
export function History() {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={t('SCAN.HISTORY')} back={<BackToScan />} />
      <Saved />
      <p className="text-sm text-muted">{t('SCAN.HISTORY_NOTE')}</p>
    </>
  )
}

function Saved() {
  const t = useText<TextKey>()
  const { data, error, isValidating, mutate } = useApi('GET api/vital-signs-measurements/readings', {
    capability: 'readings',
    query: {},
    quiet: 'faults',
  })
  if (error)
    return <ErrorState title={t('SCAN.HISTORY_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
  if (!data)
    return (
      <Loading label={t('SCAN.LOADING')}>
        <Skeleton shape="block" height="12rem" />
      </Loading>
    )
  const scans = data.filter(({ origin }) => origin === 'camera')
  if (scans.length === 0)
    return (
      <Card>
        <EmptyState icon="heart-pulse" title={t('SCAN.HISTORY_EMPTY')} text={t('SCAN.HISTORY_EMPTY_TEXT')} />
      </Card>
    )
  return (
    <Card>
      <ul className="stack">
        {scans.map((reading, index) => (
          <Line key={reading.id} reading={reading} before={scans[index + 1]} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ reading, before }: { reading: Reading; before: Reading | undefined }) {
  const t = useText<TextKey>()
  const values = valuesOfReading(reading)
  const change = changeOf(values, before && valuesOfReading(before), 'heartRate')
  const parts = savedFields.flatMap((field) => {
    const value = values[field]
    if (value === undefined) return []
    const shown = typeof value === 'number' ? value : `${value.systolic}/${value.diastolic}`
    return [`${t(`SCAN.FIELD.${field}`)} ${shown}`]
  })
  return (
    <li className="stack gap-1">
      <span className="font-strong">{parts.join(' · ')}</span>
      <span className="text-sm text-muted">
        {formatDateTime(reading.date, reading.zone)} · {t('SCAN.ESTIMATE')}
        {change !== undefined && ` · ${t(changeKey(change), { count: Math.abs(change) })}`}
      </span>
    </li>
  )
}

const changeKey = (change: number) =>
  change === 0 ? 'SCAN.LINE.SAME' : change > 0 ? 'SCAN.LINE.MORE' : 'SCAN.LINE.LESS'
