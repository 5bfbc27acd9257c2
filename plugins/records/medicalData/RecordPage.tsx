import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { BackToList } from '../parts/BackToList'
import { listOf, type Kind, type MedicalRecord } from './record'
import { RecordForm } from './RecordForm'
import type { TextKey } from '../texts'

/** A record that is added or changed. */
export function RecordPage({ kind, id }: { kind: Kind; id: string }) {
  const t = useText<TextKey>()
  const { data, error, isValidating, mutate } = useApi('GET api/medicalData', { quiet: 'faults' })
  const isNew = id === 'new'
  const records: readonly Partial<MedicalRecord>[] = data?.[listOf[kind]] ?? []
  const record = records.find((one) => String(one.id) === id)
  return (
    <>
      <PageHeader
        back={<BackToList label={t('MENU.MEDICAL_DATA')} />}
        title={record?.name || t(`RECORDS.NEW.${kind}`)}
      />
      {isNew || record ? (
        <RecordForm kind={kind} record={record} />
      ) : data ? (
        <EmptyState icon="folder-open" title={t('RECORDS.NO_RECORD')} text={t('RECORDS.NO_DOCUMENT_TEXT')} />
      ) : error ? (
        <ErrorState
          title={t('RECORDS.MEDICAL_DATA_FAILED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </>
  )
}
