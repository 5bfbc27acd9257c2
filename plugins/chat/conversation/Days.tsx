import type { ChatMessage } from '@schemas/generated/entities'
import { formatDate, formatLongDay } from '@core/format/dates'
import { useNow } from '@core/format/useNow'
import { browserZone } from '@core/format/zone'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import type es from '../locales/es.json'
import type { Unsent } from '../outbox/outbox'
import { isOwn } from '../place'
import type { Other } from '../other'
import { MessageItem } from './MessageItem'
import { byDay } from './messages'
import { UnsentItem } from './UnsentItem'

interface Props {
  messages: readonly ChatMessage[]
  unsent?: readonly Unsent[]
  /** The first message that was new at the opening. */
  newFrom?: number | undefined
  who: Other
  isProfessional: boolean
  patientId: string
  readByOtherId?: number | undefined
  /** Words to mark. */
  words?: string
}

/** Messages under the days on which they were written, and after them what is not sent yet. */
export function Days({ messages, unsent = [], newFrom, ...props }: Props) {
  const t = useText<keyof typeof es>()
  const zone = browserZone()
  const { isProfessional, patientId, readByOtherId = 0 } = props
  const days = byDay(messages, (instant) => formatDate(instant, zone))
  return (
    <ol className="msgs">
      {days.map(({ day, messages: all }) => (
        <li key={day}>
          <DayName instant={all[0]?.timestamp ?? ''} />
          <ol className="msgs">
            {all.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                isOwn={isOwn(message, patientId, isProfessional)}
                isRead={message.id <= readByOtherId}
                isFirstNew={message.id === newFrom}
                who={props.who}
                {...(props.words !== undefined && { words: props.words })}
              />
            ))}
          </ol>
        </li>
      ))}
      {unsent.map((message) => (
        <UnsentItem key={message.clientId} message={message} />
      ))}
      {messages.length === 0 && unsent.length === 0 && <li>{t('CHAT.FOUND_NONE')}</li>}
    </ol>
  )
}

function DayName({ instant }: { instant: string }) {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const zone = browserZone()
  const isToday = formatDate(instant, zone) === formatDate(useNow(), zone)
  return (
    <p className="msg-day">{isToday ? t('UI.CALENDAR_TODAY') : formatLongDay(instant, zone, language)}</p>
  )
}
