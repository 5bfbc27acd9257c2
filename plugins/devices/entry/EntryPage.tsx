import { useEffect, useState } from 'react'
import type { Reading } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { BackLink } from '@portico/core/routing/BackLink'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useDevicesText } from '../texts'
import { EntryForm } from './EntryForm'
import { useEntry } from './useEntry'

/** Writes down a reading, or corrects or removes one. */
export function EntryPage({ readingId }: { readingId?: number }) {
  const { t } = useDevicesText()
  const { id: route } = useRoute()
  const isNew = readingId === undefined
  // The reading stays on the page after it is removed, so that it can be brought back, and is not read again.
  const [removed, setRemoved] = useState<Reading>()
  const invalidate = useInvalidate()
  useEffect(() => {
    if (removed) void invalidate('api/vital-signs-measurements').catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each removal
  }, [removed])
  const { data, error, isValidating, mutate } = useApi(
    'GET api/vital-signs-measurements/readings/{id}',
    isNew || removed ? null : { capability: 'readings', params: { id: readingId }, quiet: true },
  )
  const back = <BackLink to={route} label={t('MENU.MONITORING')} />
  return (
    <div className="stack gap-5">
      <PageHeader back={back} title={t(isNew ? 'DEVICES.ADD' : 'DEVICES.EDIT')}>
        <p className="lead">{t('DEVICES.ENTRY_TEXT')}</p>
      </PageHeader>
      {isNew || data || removed ? (
        <Entry reading={removed ?? data} isRemoved={removed !== undefined} onRemoved={setRemoved} />
      ) : error && !(error instanceof ApiError && error.status === 404) ? (
        <ErrorState
          title={t('DEVICES.READING_FAILED')}
          text={t('DEVICES.STILL_SAVED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      ) : error ? (
        <EmptyState icon="activity" title={t('DEVICES.GONE')} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </div>
  )
}

interface EntryProps {
  reading: Reading | undefined
  isRemoved: boolean
  onRemoved: (reading: Reading) => void
}

function Entry({ reading: first, isRemoved, onRemoved }: EntryProps) {
  const { t } = useDevicesText()
  const [reading] = useState(first)
  const form = useEntry(reading)
  if (reading && isRemoved)
    return (
      <Notice
        icon="trash-2"
        action={
          <Button size="sm" variant="secondary" busy={form.busy} onClick={() => void form.restore(reading)}>
            {t('DEVICES.UNDO')}
          </Button>
        }
      >
        {form.failure || t('DEVICES.REMOVED')}
      </Notice>
    )
  const remove = async () => {
    if (reading && (await form.remove(reading))) onRemoved(reading)
  }
  return <EntryForm form={form} {...(reading && { onRemove: () => void remove() })} />
}
