import { useState } from 'react'
import type { MeasurementImport } from '@schemas/generated/entities'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { numberFormat } from '@portico/core/format/intl'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { BackLink } from '@portico/core/routing/BackLink'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { RemoveImport } from './RemoveImport'
import { useFormatName } from './useFormatName'
import { useMeasureText } from './useMeasureText'

/** Every file that the person has brought, the newest first; each can be taken back whole. */
export default function ImportsPage() {
  const { t } = useMeasureText()
  const { data, error, isValidating, mutate } = useApi('GET api/vital-signs-measurements/imports', {
    capability: 'readingImport',
    quiet: 'faults',
  })
  const [removing, setRemoving] = useState<MeasurementImport | null>(null)
  const remove = useRemove()
  return (
    <div className="stack gap-6">
      <PageHeader
        back={<BackLink to="profile.devicesConfig" label={t('DEVICES.CONFIG')} />}
        title={t('DEVICES.IMPORTS')}
      >
        <p className="lead">{t('DEVICES.IMPORTS_TEXT')}</p>
      </PageHeader>
      <p>
        <Link className={buttonClass({})} to="profile.devicesImport">
          {t('DEVICES.IMPORT_BRING')}
        </Link>
      </p>
      {data ? (
        data.length === 0 ? (
          <EmptyState
            icon="file-text"
            title={t('DEVICES.IMPORTS_NONE')}
            text={t('DEVICES.IMPORTS_NONE_TEXT')}
          />
        ) : (
          <Card as="section" flush aria-label={t('DEVICES.IMPORTS')}>
            <ul className="list">
              {data.map((one) => (
                <ImportRow key={one.id} one={one} onRemove={() => setRemoving(one)} />
              ))}
            </ul>
          </Card>
        )
      ) : error ? (
        <ErrorState title={t('DEVICES.IMPORTS_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="10rem" />
        </Loading>
      )}
      <p className="text-sm text-muted">{t('DEVICES.IMPORTS_STAYS')}</p>
      {removing && (
        <RemoveImport
          name={removing.name}
          count={removing.readings}
          onClose={() => setRemoving(null)}
          onRemove={() => remove(removing.id)}
        />
      )}
    </div>
  )
}

function useRemove() {
  const call = useCall()
  const invalidate = useInvalidate()
  return async (id: number) => {
    await call('DELETE api/vital-signs-measurements/imports/{id}', {
      capability: 'readingImport',
      params: { id },
      quiet: true,
    })
    await invalidate('api/vital-signs-measurements')
    await invalidate('api/lifeVit')
  }
}

function ImportRow({ one, onRemove }: { one: MeasurementImport; onRemove: () => void }) {
  const { t, language, nameOf } = useMeasureText()
  const formatName = useFormatName()
  const number = numberFormat(language, {})
  const { name, format, startedAt, saved, readings, removedAt, measures } = one
  const date = formatDateTime(startedAt, browserZone())
  const names = measures
    .filter(({ measure }) => measure !== 3)
    .map(({ measure }) => nameOf(measure).toLocaleLowerCase(language))
  const changed = saved - readings
  return (
    <li className="list-row flex-wrap">
      <div className="min-w-0 flex-1 grid gap-0.5">
        <span className="font-strong">{name}</span>
        <span className="text-sm text-muted">
          {formatName(format)} · {date}
        </span>
        <span className="text-sm text-muted">
          {removedAt
            ? t('DEVICES.IMPORTS_REMOVED', {
                count: readings,
                total: number.format(readings),
                date: formatDateTime(removedAt, browserZone()),
              })
            : saved === 0
              ? t('DEVICES.IMPORTS_EMPTY')
              : t('DEVICES.IMPORTS_COUNT', {
                  count: readings,
                  total: number.format(readings),
                  names: new Intl.ListFormat(language).format(names),
                })}
          {!removedAt && changed > 0 && ` · ${t('DEVICES.IMPORTS_CHANGED', { count: changed })}`}
        </span>
      </div>
      {!removedAt && readings > 0 && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('DEVICES.IMPORT_REMOVE_NAME', { name, date })}
          onClick={onRemove}
        >
          {t('DEVICES.IMPORT_REMOVE')}
        </Button>
      )}
    </li>
  )
}
