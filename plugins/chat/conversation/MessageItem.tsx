import { useText } from '@portico/core/i18n/useText'
import { memo } from 'react'
import type { ChatMessage } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Icon } from '@portico/core/ui/media/Icon'
import { AttachmentButton } from './AttachmentButton'
import { AttachmentPicture } from '../picture/AttachmentPicture'
import { isShownAsPicture } from '../picture/pictures'
import { Bubble, Fact, Message } from './Message'
import { MessageText } from '../text/MessageText'
import type { TextKey } from '../texts'

interface Props {
  message: ChatMessage
  isOwn: boolean
  /** Whether the other side has seen it. */
  isRead: boolean
  isFirstNew: boolean
  /** Name of the other side. */
  name: string
  words?: string
}

/** A message of the conversation: who, when, text and attachment. Thousands may be shown, so each renders when it changes. */
export const MessageItem = memo(function MessageItem(props: Props) {
  const { message, isOwn, isRead, isFirstNew, name, words = '' } = props
  const t = useText<TextKey>()
  const { content, documentId, timestamp, senderName } = message
  return (
    <Message isOwn={isOwn}>
      {isFirstNew && (
        <p className="flex items-center gap-3 w-full pb-3 text-sm/normal font-strong text-brand [&::before]:[content:''] [&::before]:flex-1 [&::before]:h-[1.5px] [&::before]:bg-brand [&::before]:opacity-[0.5] [&::after]:[content:''] [&::after]:flex-1 [&::after]:h-[1.5px] [&::after]:bg-brand [&::after]:opacity-[0.5]">
          {t('CHAT.NEW_FROM_HERE')}
        </p>
      )}
      <Bubble>
        {documentId != null && <Attachment message={message} />}
        {content !== '' && <MessageText text={content} words={words} />}
      </Bubble>
      <p className="inline-flex flex-wrap items-center gap-1 px-1 text-sm/normal text-muted figures">
        <span className="sr-only">{isOwn ? t('CHAT.YOU') : name}, </span>
        <time dateTime={timestamp}>{formatTime(timestamp, browserZone())}</time>
        {senderName && <Fact>{t('CHAT.WRITTEN_BY', { name: senderName })}</Fact>}
        {isOwn && (
          <Fact>
            <Icon name="check" size="xs" /> <span>{t(isRead ? 'CHAT.READ' : 'CHAT.SENT')}</span>
          </Fact>
        )}
      </p>
    </Message>
  )
})

const Attachment = ({ message }: { message: ChatMessage }) =>
  isShownAsPicture(message) ? <AttachmentPicture message={message} /> : <AttachmentButton message={message} />
