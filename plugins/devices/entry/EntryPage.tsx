import { useState } from 'react'
import type { Reading } from '@schemas/generated/entities'
import { useApi } from '@core/http/useApi'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { Button } from '@core/ui/actions/Button'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { Notice } from '@core/ui/feedback/Notice'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Icon } from '@core/ui/media/Icon'
import { useDevicesText } from '../texts'
import { EntryForm } from './EntryForm'
import { useEntry } from './useEntry'

/** Writes down a reading, or corrects or removes one (DEV-006, DEV-063). */
export function EntryPage({ readingId }: { readingId?: number }) {
  const { t } = useDevicesText()
  const { id: route } = useRoute()
  const isNew = readingId === undefined
  // The reading stays on the page after it is removed, so that it can be brought back.
  const { data, error } = useApi(
    'GET api/vital-signs-measurements/readings/{id}',
    isNew ? null : { params: { id: readingId }, quiet: true },
  )
  const back = (
    <Link className="link btn-back" to={route}>
      <Icon name="chevron-left" size="s" />
      {t('MENU.MONITORING')}
    </Link>
  )
  return (
    <div className="stack stack-5">
      <PageHeader back={back} title={t(isNew ? 'DEVICES.ADD' : 'DEVICES.EDIT')}>
        <p className="lead">{t('DEVICES.ENTRY_TEXT')}</p>
      </PageHeader>
      {isNew || data ? (
        <Entry reading={data} />
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

function Entry({ reading: first }: { reading: Reading | undefined }) {
  const { t } = useDevicesText()
  const [reading] = useState(first)
  const [isRemoved, setRemoved] = useState(false)
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
    if (reading && (await form.remove(reading))) setRemoved(true)
  }
  return <EntryForm form={form} {...(reading && { onRemove: () => void remove() })} />
}
