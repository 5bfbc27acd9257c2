import type { ReactNode } from 'react'
import type { ChatMessage } from '@schemas/generated/entities'
import { formatTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useText } from '@core/i18n/useText'
import { Icon } from '@core/ui/media/Icon'
import type es from '../locales/es.json'
import { AttachmentButton } from './AttachmentButton'
import type { Other } from '../other'
import { marked } from './marked'

interface Props {
  message: ChatMessage
  isOwn: boolean
  /** Whether the other side has seen it. */
  isRead: boolean
  isFirstNew: boolean
  who: Other
  words?: string
}

/** A message of the conversation: who, when, text and attachment. */
export function MessageItem({ message, isOwn, isRead, isFirstNew, who, words = '' }: Props) {
  const t = useText<keyof typeof es>()
  const { content, documentId, timestamp, senderName } = message
  return (
    <li className={isOwn ? 'msg msg-out' : 'msg msg-in'}>
      {isFirstNew && <p className="msg-new">{t('CHAT.NEW_FROM_HERE')}</p>}
      <div className="bubble">
        {documentId != null && <AttachmentButton message={message} />}
        {content !== '' && <p>{marked(content, words)}</p>}
      </div>
      <p className="msg-meta">
        <span className="visually-hidden">{isOwn ? t('CHAT.YOU') : who.name}, </span>
        <time dateTime={timestamp}>{formatTime(timestamp, browserZone())}</time>
        {senderName && <Part>{t('CHAT.WRITTEN_BY', { name: senderName })}</Part>}
        {isOwn && (
          <Part>
            <Icon name="check" size="xs" /> {t(isRead ? 'CHAT.READ' : 'CHAT.SENT')}
          </Part>
        )}
      </p>
    </li>
  )
}

const Part = ({ children }: { children: ReactNode }) => <span className="msg-part">{children}</span>
