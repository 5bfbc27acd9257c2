import { useText } from '@portico/core/i18n/useText'
import type { ChatMessage } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import { Icon } from '@portico/core/ui/media/Icon'
import { AttachmentFacts } from '../composer/AttachmentFacts'
import type { TextKey } from '../texts'

/** The attachment of a message; pressing it downloads the file. */
export function AttachmentButton({ message }: { message: ChatMessage }) {
  const t = useText<TextKey>()
  const call = useCall()
  const { busy, download } = useDownload(t('CHAT.DOWNLOAD_FAILED'))
  const { id, documentName: name, documentSize: size } = message
  if (name == null) return <p className="text-muted">{t('CHAT.DOCUMENT_DELETED')}</p>
  const read = () =>
    call('GET api/chat/messages/{id}/document', {
      capability: 'conversations',
      params: { id },
      file: true,
      quiet: true,
    })
  return (
    <button
      type="button"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 min-w-56 min-h-tap py-2 px-3 hairline rounded-control bg-raised text-body text-start [&_.progress]:col-span-full [&>svg]:text-brand"
      title={name}
      aria-busy={busy}
      aria-label={t('CHAT.DOWNLOAD', { name })}
      onClick={() => !busy && void download(name, read)}
    >
      <AttachmentFacts name={name} size={size} />
      {busy ? <Spinner /> : <Icon name="download" size="s" />}
    </button>
  )
}
