import type { Device } from '@schemas/generated/entities'
import { formatDateTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useApi, useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import { Button } from '@core/ui/actions/Button'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { toast } from '@core/ui/feedback/toast'
import { Card } from '@core/ui/layout/Card'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Icon } from '@core/ui/media/Icon'
import '../devices.css'
import { useDevicesText } from '../texts'
import { ImportFile } from './ImportFile'

/** The devices that send readings, and the import of a file (DEV-002, DEV-024). */
export default function DevicesConfig() {
  const { t } = useDevicesText()
  const { data, error, isValidating, mutate } = useApi('GET api/lifeVit/info', { quiet: 'faults' })
  return (
    <div className="stack stack-6">
      <PageHeader title={t('DEVICES.CONFIG')}>
        <p className="lead">{t('DEVICES.CONFIG_TEXT')}</p>
      </PageHeader>
      {data ? (
        <Devices devices={data.devices} />
      ) : error ? (
        <ErrorState title={t('DEVICES.CONFIG_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="10rem" />
        </Loading>
      )}
      <ImportFile />
    </div>
  )
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const { t, origin } = useDevicesText()
  const call = useCall()
  const invalidate = useInvalidate()
  const forget = async (id: number) => {
    try {
      await call('DELETE api/devices/{id}', { params: { id }, quiet: true })
      toast({ tone: 'success', text: t('DEVICES.FORGOTTEN') })
    } catch {
      toast({ tone: 'error', text: t('DEVICES.FORGET_FAILED') })
    }
    await invalidate('api/lifeVit')
  }
  return (
    <Card as="section" flush aria-labelledby="devices-list">
      <h2 className="h2 card-head" id="devices-list">
        {t('DEVICES.SOURCES')}
      </h2>
      {devices.length === 0 ? (
        <p className="muted card-foot">{t('DEVICES.NO_SOURCES')}</p>
      ) : (
        <ul className="list">
          {devices.map(({ id, name, origin: by, lastSeen }) => (
            <li key={id} className="list-item">
              <span className="list-icon">
                <Icon name="activity" />
              </span>
              <span className="grow devices-row">
                <span className="strong">{name}</span>
                <span className="small muted">
                  {origin(by)} · {formatDateTime(lastSeen, browserZone())}
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('DEVICES.FORGET_NAME', { name })}
                onClick={() => void forget(id)}
              >
                {t('DEVICES.FORGET')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
