import { useState } from 'react'
import useSWR from 'swr'
import type { ApiError } from '@portico/core/http/apiError'
import { usePersonContext } from '@portico/core/session/personContext'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { AdminEntity, AdminRecord } from '../entity'
import { SectionLink } from '../frame/SectionLink'
import type { ListSection } from '../section'
import { useAdminText } from '../texts'
import { emptyRecord } from './changes'
import { RecordForm } from './RecordForm'
import { useRecordCalls } from '../actions/useRecordCalls'

interface Props {
  section: ListSection
  entity: AdminEntity
  /** Null: a new record. */
  id: string | null
}

/** Loads a record and shows its form. It is read on every visit, because other people edit it too. */
export default function FormPage({ section, entity, id }: Props) {
  const t = useAdminText()
  const { personKey } = usePersonContext()
  const { read } = useRecordCalls(entity)
  const [visit] = useState(() => crypto.randomUUID())
  const { data, error, isValidating, mutate } = useSWR<AdminRecord, ApiError>(
    id !== null && [personKey, visit, id],
    () => read(id ?? ''),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const record = id === null ? emptyRecord(entity.form.schema) : data
  if (record) return <RecordForm section={section} entity={entity} id={id} record={record} />
  if (!error) return <FormSkeleton />
  // The server refuses an id that no record can have with 400.
  const isGone = error.status === 404 || error.status === 400
  return (
    <div className="pt-4 pb-0 px-[var(--a-pad)]">
      <ErrorState
        level={1}
        title={t(isGone ? 'ADMIN.FORM.GONE' : 'ADMIN.FORM.FAILED')}
        text={t(isGone ? 'ADMIN.FORM.GONE_HINT' : 'ADMIN.LIST.FAILED_HINT')}
        busy={isValidating}
        onRetry={isGone ? undefined : () => void mutate()}
        action={
          <SectionLink section={section} className={buttonClass({ variant: 'secondary' })}>
            {t('ADMIN.TO_LIST')}
          </SectionLink>
        }
      />
    </div>
  )
}

const FormSkeleton = () => (
  <div className="pt-4 pb-0 px-[var(--a-pad)]">
    <Loading>
      <Skeleton shape="block" height="2.5rem" />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="12rem" />
    </Loading>
  </div>
)
