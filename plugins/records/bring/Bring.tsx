import { useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { BackToList } from '../parts/BackToList'
import type { TextKey } from '../texts'
import { BringFile } from './BringFile'
import { BringPreview } from './BringPreview'
import type { Incoming } from './incoming'

/** Brings a summary that another hospital has made: it is read on this device, shown, and merged with what is there. */
export default function Bring() {
  const t = useText<TextKey>()
  const [incoming, setIncoming] = useState<Incoming>()
  const [saved, setSaved] = useState<number>()
  return (
    <div className="stack gap-6">
      <PageHeader back={<BackToList label={t('MENU.HEALTH')} />} title={t('RECORDS.BRING')}>
        <p className="lead">{t('RECORDS.BRING_TEXT')}</p>
      </PageHeader>
      {saved !== undefined ? (
        <Notice tone="success">{t('RECORDS.BRING_DONE', { count: saved })}</Notice>
      ) : incoming ? (
        <BringPreview incoming={incoming} onDone={setSaved} onCancel={() => setIncoming(undefined)} />
      ) : (
        <BringFile onRead={setIncoming} />
      )}
    </div>
  )
}
