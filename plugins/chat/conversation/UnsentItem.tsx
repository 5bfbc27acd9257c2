import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { useHubStatus } from '@portico/core/realtime/hub'
import { usePersonContext } from '@portico/core/session/personContext'
import { Button } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { Icon } from '@portico/core/ui/media/Icon'
import { AttachmentFacts } from '../composer/AttachmentFacts'
import { changeUnsent, removeUnsent, type UnsentMessage } from '../outbox/outbox'
import { refusalText } from '../outbox/refusalText'
import { MessageText } from '../text/MessageText'
import { Bubble, Fact, Message } from './Message'
import type { TextKey } from '../texts'

/** A message that is not sent yet: it goes out, waits for the connection, or was refused. */
export function UnsentItem({ message }: { message: UnsentMessage }) {
  const t = useText<TextKey>()
  const { personKey } = usePersonContext()
  const { file, content, state, documentId, uploaded = 0 } = message
  const isUploading = file !== undefined && state === 'sending' && documentId === undefined
  return (
    <Message isOwn state={state}>
      <Bubble>
        {file && (
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 min-w-56 min-h-tap py-2 px-3 hairline rounded-control bg-raised text-body text-start [&_.progress]:col-span-full [&>svg]:text-brand">
            <AttachmentFacts name={file.name} size={file.size} />
            {isUploading && (
              <IconButton
                icon="x"
                size="s"
                label={t('CHAT.STOP_UPLOAD', { name: file.name })}
                onClick={() => removeUnsent(personKey, message.clientId)}
              />
            )}
            {isUploading && (
              <ProgressBar label={t('CHAT.UPLOADING', { name: file.name })} value={uploaded * 100} />
            )}
          </div>
        )}
        {content !== '' && <MessageText text={content} />}
      </Bubble>
      <p className="inline-flex flex-wrap items-center gap-1 px-1 text-sm/normal text-muted figures">
        <span className="sr-only">{t('CHAT.YOU')}, </span>
        <time dateTime={message.timestamp}>{formatTime(message.timestamp, browserZone())}</time>
        <State message={message} />
      </p>
      {state !== 'sending' && <Actions message={message} />}
    </Message>
  )
}

function State({ message: { state, error } }: { message: UnsentMessage }) {
  const t = useText<TextKey>()
  const { state: connection } = useHubStatus()
  if (state === 'refused')
    return (
      <Fact>
        <Icon name="circle-alert" size="xs" /> <span>{t(refusalText(error))}</span>
      </Fact>
    )
  const isAway = state === 'waiting' && connection !== 'connected'
  return (
    <Fact>
      <Icon name="clock" size="xs" /> <span>{t(isAway ? 'CHAT.WAITING' : 'CHAT.SENDING')}</span>
    </Fact>
  )
}

function Actions({ message: { clientId, state, error } }: { message: UnsentMessage }) {
  const t = useText<TextKey>()
  const { personKey } = usePersonContext()
  return (
    <p className="flex gap-2">
      {state === 'refused' && error !== 'FILE_GONE' && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => changeUnsent(personKey, clientId, { state: 'waiting' })}
        >
          {t('CHAT.RETRY')}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => removeUnsent(personKey, clientId)}>
        {t('CHAT.DISCARD')}
      </Button>
    </p>
  )
}
