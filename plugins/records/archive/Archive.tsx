import { useText } from '@portico/core/i18n/useText'
import { saveFile } from '@portico/core/files/saveFile'
import { localDate, browserZone } from '@portico/core/format/dates'
import { useHost } from '@portico/core/plugin/useHost'
import { useAtomValue } from '@portico/core/state/store'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { BackToList } from '../parts/BackToList'
import { archiveAtom, cancelArchive, type ArchiveState } from './archiveJob'
import { useArchive } from './useArchive'
import type { TextKey } from '../texts'

/** All records as one file, which is made on this device while the person uses other pages. */
export default function Archive() {
  const t = useText<TextKey>()
  const archive = useAtomValue(archiveAtom)
  const start = useArchive()
  return (
    <div className="stack gap-6">
      <PageHeader back={<BackToList label={t('MENU.HEALTH')} />} title={t('RECORDS.ARCHIVE')}>
        <p className="lead">{t('RECORDS.ARCHIVE_TEXT')}</p>
      </PageHeader>
      {archive === null && <Offer onStart={() => void start()} />}
      {archive?.state === 'running' && <Running archive={archive} />}
      {archive?.state === 'done' && <Done archive={archive} />}
      {archive?.state === 'failed' && (
        <ErrorState title={t('RECORDS.ARCHIVE_FAILED')} onRetry={() => void start()} />
      )}
    </div>
  )
}

function Offer({ onStart }: { onStart: () => void }) {
  const t = useText<TextKey>()
  const { features } = useHost()
  return (
    <Card className="stack max-w-176">
      <p>{t('RECORDS.ARCHIVE_CONTENT')}</p>
      {features.has('devices') && <p>{t('RECORDS.ARCHIVE_MEASURES')}</p>}
      <Notice icon="lock">{t('RECORDS.ARCHIVE_PRIVATE')}</Notice>
      <div>
        <Button icon="download" onClick={onStart}>
          {t('RECORDS.ARCHIVE_START')}
        </Button>
      </div>
    </Card>
  )
}

function Running({ archive: { done, total } }: { archive: ArchiveState }) {
  const t = useText<TextKey>()
  return (
    <Card className="stack max-w-176">
      <output className="font-strong">
        {total === 0 ? t('RECORDS.ARCHIVE_COLLECTS') : t('RECORDS.ARCHIVE_PROGRESS', { done, total })}
      </output>
      <ProgressBar label={t('RECORDS.ARCHIVE')} value={total === 0 ? 0 : (100 * done) / total} />
      <p className="text-sm text-muted">{t('RECORDS.ARCHIVE_GO_ON')}</p>
      <div>
        <Button variant="secondary" onClick={cancelArchive}>
          {t('RECORDS.CANCEL')}
        </Button>
      </div>
    </Card>
  )
}

function Done({ archive: { archive, summary, missing } }: { archive: ArchiveState }) {
  const t = useText<TextKey>()
  const today = () => localDate(new Date().toISOString(), browserZone())
  const save = () => archive && saveFile(`${t('RECORDS.ARCHIVE_NAME')} ${today()}.zip`, archive)
  const saveSummary = () => summary && saveFile(`${t('RECORDS.IPS')} ${today()}.json`, summary)
  return (
    <Card className="stack max-w-176">
      {missing.length === 0 ? (
        <Notice tone="success">{t('RECORDS.ARCHIVE_READY')}</Notice>
      ) : (
        <Notice tone="warning">{t('RECORDS.ARCHIVE_READY_WITHOUT', { names: missing.join(', ') })}</Notice>
      )}
      <div className="flex items-center flex-wrap gap-2">
        <Button icon="download" onClick={save}>
          {t('RECORDS.ARCHIVE_SAVE')}
        </Button>
        <Button variant="secondary" icon="download" onClick={saveSummary}>
          {t('RECORDS.IPS_SAVE')}
        </Button>
        <Button variant="quiet" onClick={cancelArchive}>
          {t('RECORDS.ARCHIVE_AGAIN')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('RECORDS.IPS_TEXT')}</p>
      <p className="text-sm text-muted">{t('RECORDS.ARCHIVE_PRIVATE')}</p>
    </Card>
  )
}
