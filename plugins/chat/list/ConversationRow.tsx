import { useText } from '@portico/core/i18n/useText'
import type { ChatMessage } from '@schemas/generated/entities'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { Link } from '@portico/core/routing/Link'
import { usePersonContext } from '@portico/core/session/personContext'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Count } from '@portico/core/ui/layout/Count'
import { isOwn, toParams } from '../conversationKey'
import type { TextKey } from '../texts'

/** One conversation: with whom, its last message, and how many are new. */
export function ConversationRow({ message, isOpen }: { message: ChatMessage; isOpen: boolean }) {
  const t = useText<TextKey>()
  const { subject } = usePersonContext()
  const { conversation, professionalId = 0, patientId = subject } = message
  const isProfessional = patientId !== subject
  const name = (isProfessional ? conversation?.patientName : conversation?.professionalName) ?? ''
  const unread = conversation?.unread ?? 0
  const by = isOwn(message, patientId, isProfessional) ? 'CHAT.PREVIEW_OWN' : 'CHAT.PREVIEW'
  const about = [
    !isProfessional && conversation?.specialty,
    conversation?.closedAt && t('CHAT.CLOSED'),
    message.senderName && isProfessional && t('CHAT.WRITTEN_BY', { name: message.senderName }),
  ].filter(Boolean)
  return (
    <Link
      className="group/row list-row"
      data-unread={unread > 0 || undefined}
      to="videoConsultation.messages"
      params={toParams({ patientId, professionalId }, subject)}
      {...(isOpen && { 'aria-current': true })}
    >
      <Avatar
        name={name}
        thumbnailId={
          isProfessional ? conversation?.patientThumbnailId : conversation?.professionalThumbnailId
        }
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="font-strong">{name}</span>
          <MessageTime instant={message.timestamp} />
        </span>
        {about.length > 0 && <span className="text-sm text-muted block">{about.join(' · ')}</span>}
        <span className="line-clamp-2 wrap-anywhere text-sm text-muted group-data-unread/row:text-body group-data-unread/row:font-semibold">
          {t(by, { text: message.content || (message.documentName ?? t('CHAT.DOCUMENT')) })}
        </span>
      </span>
      {unread > 0 && (
        <span>
          <Count value={unread} tone="accent" />
          <span className="sr-only">{t('CHAT.UNREAD')}</span>
        </span>
      )}
    </Link>
  )
}

/** The time of a message of today, the date of an earlier one. */
function MessageTime({ instant }: { instant: string }) {
  const zone = browserZone()
  const day = formatDate(instant, zone)
  const isToday = day === formatDate(useNow(), zone)
  return <time dateTime={instant}>{isToday ? formatTime(instant, zone) : day}</time>
}
