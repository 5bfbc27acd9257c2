import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Bluetooth } from '../bluetooth/Bluetooth'
import { useDevicesText } from '../texts'
import { Connection } from './Connection'
import { ImportFile } from './ImportFile'
import { Sources } from './Sources'

/** The account at the device provider, devices by Bluetooth, those that send readings, and the import of a file. */
export default function DevicesConfig() {
  const { t } = useDevicesText()
  const { data, error, isValidating, mutate } = useApi('GET api/lifeVit/info', { quiet: 'faults' })
  const canImport = useCapability('readingImport')
  const { isAvailable, name } = data?.authorization ?? {}
  return (
    <div className="stack gap-6">
      <PageHeader title={t('DEVICES.CONFIG')}>
        <p className="lead">{t('DEVICES.CONFIG_TEXT')}</p>
      </PageHeader>
      {data ? (
        <>
          {isAvailable && name && <Connection authorization={data.authorization} name={name} />}
          <Sources devices={data.devices} />
        </>
      ) : error ? (
        <ErrorState title={t('DEVICES.CONFIG_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="10rem" />
        </Loading>
      )}
      <Bluetooth />
      {canImport && <ImportFile />}
    </div>
  )
}
