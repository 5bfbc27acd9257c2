import { useText } from '@portico/core/i18n/useText'
import { memo } from 'react'
import { browserZone, formatDate, formatHeadingDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { isOwn } from '../conversationKey'
import type { OtherSide } from '../otherSide'
import { MessageItem } from './MessageItem'
import type { ChatRow } from './rows'
import { UnsentItem } from './UnsentItem'
import type { TextKey } from '../texts'

/** What the rows of a conversation have in common. */
export interface RowContext {
  who: OtherSide
  isProfessional: boolean
  patientId: string
  /** The first message that was new at the opening. */
  newFrom?: number | undefined
  readByOtherId?: number | undefined
  /** Words to mark. */
  words?: string
}

/** The content of a row of a conversation. It renders when it changes, and not with each row that comes into view. */
export const MessageRow = memo(function MessageRow({ row, context }: { row: ChatRow; context: RowContext }) {
  if (row.kind === 'day') return <DayName instant={row.instant} />
  if (row.kind === 'unsent') return <UnsentItem message={row.message} />
  const { who, isProfessional, patientId, newFrom, readByOtherId = 0, words } = context
  const { message } = row
  return (
    <MessageItem
      message={message}
      isOwn={isOwn(message, patientId, isProfessional)}
      isRead={message.id <= readByOtherId}
      isFirstNew={message.id === newFrom}
      name={who.name}
      {...(words !== undefined && { words })}
    />
  )
})

function DayName({ instant }: { instant: string }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const zone = browserZone()
  const isToday = formatDate(instant, zone) === formatDate(useNow(), zone)
  return (
    <p className="py-3 text-center text-sm/normal font-semibold text-muted">
      {isToday ? t('UI.CALENDAR_TODAY') : formatHeadingDay(instant, zone, language)}
    </p>
  )
}
