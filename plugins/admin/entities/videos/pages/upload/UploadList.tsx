import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { useInvalidate } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { toast } from '@portico/core/ui/feedback/toast'
import type { VideoUpload } from '@schemas/generated/entities'
import type { TextKey } from '../../../../texts'

interface Props {
  items: readonly VideoUpload[]
  reload: () => Promise<unknown>
}

/** The uploaded videos: how far they are, why one failed, and what can be done. */
export function UploadList({ items, reload }: Props) {
  const t = useText<TextKey>()
  return (
    <section className="grid gap-4 content-start max-w-240" aria-labelledby="uploads">
      <h2 className="text-base font-strong" id="uploads">
        {t('ADMIN.VIDEOS.UPLOAD.LIST')}
      </h2>
      <ul>
        {items.map((upload) => (
          <Item key={upload.id} upload={upload} reload={reload} />
        ))}
      </ul>
    </section>
  )
}

function Item({ upload, reload }: { upload: VideoUpload; reload: Props['reload'] }) {
  const t = useText<TextKey>()
  const { id } = useRoute()
  const { name, state, percent, assetId, reason } = upload
  return (
    <li className="flex flex-wrap gap-y-2 gap-x-4 items-center py-3 hairline-t wrap-anywhere">
      <div className="flex-[1_1_16rem] min-w-0">
        <p className="font-strong">{name}</p>
        <output
          className="block text-muted data-failed:text-danger"
          data-failed={state === 'failed' || undefined}
        >
          {state === 'failed'
            ? t(`ADMIN.VIDEOS.UPLOAD.REASON.${reason ?? 'failed'}`)
            : t(`ADMIN.VIDEOS.UPLOAD.STATE.${state}`, { percent })}
        </output>
        {state === 'working' && (
          <ProgressBar label={t('ADMIN.VIDEOS.UPLOAD.PREPARING', { name })} value={percent} />
        )}
      </div>
      {state === 'ready' ? (
        <Link
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          to={id}
          params={{ '*': `videos/edit/${assetId}` }}
          aria-label={`${t('ADMIN.VIDEOS.UPLOAD.EDIT')} ${name}`}
        >
          {t('ADMIN.VIDEOS.UPLOAD.EDIT')}
        </Link>
      ) : (
        <Actions upload={upload} reload={reload} />
      )}
    </li>
  )
}

/** Whether the server may succeed the next time: what is wrong with the file itself stays wrong. */
const canRetry = ({ state, reason }: VideoUpload) =>
  state === 'failed' && (reason === 'stopped' || reason === 'failed' || reason == null)

function Actions({ upload, reload }: { upload: VideoUpload; reload: Props['reload'] }) {
  const { id, name, state } = upload
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setIsBusy(true)
    try {
      await work()
      await invalidate('api/metadata')
    } catch {
      toast({ tone: 'error', text: t('ADMIN.VIDEOS.UPLOAD.ACTION_FAILED') })
      await reload()
    }
    setIsBusy(false)
  }
  const named = (action: string) => `${action} ${name}`
  const remove = t(state === 'failed' ? 'ADMIN.VIDEOS.UPLOAD.DELETE' : 'ADMIN.VIDEOS.UPLOAD.CANCEL')
  const retry = () =>
    call('POST api/metadata/uploads/{id}/retry', { capability: 'videoUploads', params: { id }, quiet: true })
  const cancel = () =>
    call('DELETE api/metadata/uploads/{id}', { capability: 'videoUploads', params: { id }, quiet: true })
  return (
    <div className="flex items-center gap-3">
      {canRetry(upload) && (
        <Button
          size="sm"
          busy={isBusy}
          aria-label={named(t('ADMIN.VIDEOS.UPLOAD.RETRY'))}
          onClick={() => void run(retry)}
        >
          {t('ADMIN.VIDEOS.UPLOAD.RETRY')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        aria-label={named(remove)}
        onClick={() => void run(cancel)}
      >
        {remove}
      </Button>
    </div>
  )
}
