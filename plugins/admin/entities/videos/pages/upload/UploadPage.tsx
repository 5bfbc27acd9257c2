import { useText } from '@portico/core/i18n/useText'
import { useCall } from '@portico/core/http/useCall'
import { useInvalidate } from '@portico/core/http/useApi'
import { useAtomValue } from '@portico/core/state/store'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { DropZone } from '@portico/admin/files/DropZone'
import { sendVideo, uploadJobAtom, type UploadJob } from './uploadJob'
import { UploadList } from './UploadList'
import { useVideoUploads } from './useVideoUploads'
import type { TextKey } from '../../../../texts'

/** Sends the file of a new video and follows how it is prepared. */
export default function UploadPage() {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const job = useAtomValue(uploadJobAtom)
  const uploads = useVideoUploads()
  const { data, error, isLoading, mutate } = uploads
  const send = async (file: File | undefined) => {
    if (file && (await sendVideo(call, file))) await invalidate('api/metadata')
  }
  const isSending = job !== null && !job.fault
  return (
    <div className="pt-4 px-[var(--a-pad)] grid gap-4 content-start max-w-240 pb-8">
      <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.VIDEOS.UPLOAD.TITLE')}</h1>
      <p>{t('ADMIN.VIDEOS.UPLOAD.TEXT')}</p>
      {data?.transcodes === false && <Notice>{t('ADMIN.VIDEOS.UPLOAD.AS_IS')}</Notice>}
      {isSending ? (
        <Sending job={job} />
      ) : (
        <DropZone
          title={t('ADMIN.VIDEOS.UPLOAD.CHOOSE')}
          hint={t('ADMIN.VIDEOS.UPLOAD.DROP')}
          accept="video/*,.mkv"
          onFile={(file) => void send(file)}
        />
      )}
      {job?.fault && (
        <Notice tone="danger" role="alert" title={job.name}>
          {t(`ADMIN.VIDEOS.UPLOAD.FAULT.${job.fault}`)}
        </Notice>
      )}
      {error && !data && (
        <ErrorState
          title={t('ADMIN.VIDEOS.UPLOAD.LIST_FAILED')}
          busy={isLoading}
          onRetry={() => void mutate()}
        />
      )}
      {data && data.items.length > 0 && <UploadList items={data.items} reload={() => mutate()} />}
    </div>
  )
}

function Sending({ job: { name, share, cancel } }: { job: UploadJob }) {
  const t = useText<TextKey>()
  const percent = Math.floor(share * 100)
  return (
    <section
      className="grid gap-4 content-start max-w-240"
      aria-label={t('ADMIN.VIDEOS.UPLOAD.SENDING', { name })}
    >
      <p>
        {t('ADMIN.VIDEOS.UPLOAD.SENDING', { name })} <b>{`${percent} %`}</b>
      </p>
      <ProgressBar label={t('ADMIN.VIDEOS.UPLOAD.SENDING', { name })} value={percent} />
      <p className="text-muted">{t('ADMIN.VIDEOS.UPLOAD.STAY')}</p>
      <div className="flex items-center gap-3">
        <Button variant="secondary" onClick={cancel}>
          {t('ADMIN.VIDEOS.UPLOAD.CANCEL')}
        </Button>
      </div>
    </section>
  )
}
