import type { ChatMessage } from '@schemas/generated/entities'
import { formatDate, formatLongDay } from '@core/format/dates'
import { useNow } from '@core/format/useNow'
import { browserZone } from '@core/format/zone'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import type es from '../locales/es.json'
import type { UnsentMessage } from '../outbox/outbox'
import { isOwn } from '../conversationKey'
import type { OtherSide } from '../otherSide'
import { MessageItem } from './MessageItem'
import { byDay } from './messages'
import { UnsentItem } from './UnsentItem'

interface Props {
  messages: readonly ChatMessage[]
  unsent?: readonly UnsentMessage[]
  /** The first message that was new at the opening. */
  newFrom?: number | undefined
  who: OtherSide
  isProfessional: boolean
  patientId: string
  readByOtherId?: number | undefined
  /** Words to mark. */
  words?: string
}

/** The height of a part that was not rendered yet. */
const partSize = (messages: number) => ({ containIntrinsicBlockSize: `auto ${5 * messages}rem` })

const knownDays = new WeakMap<ChatMessage, string>()

/** The day on which a message was written, formatted once: a conversation may have thousands of messages. */
function dayOf(message: ChatMessage): string {
  const day = knownDays.get(message) ?? formatDate(message.timestamp, browserZone())
  knownDays.set(message, day)
  return day
}

/** Messages under the days on which they were written, and after them what is not sent yet. */
export function Days({ messages, unsent = [], newFrom, ...props }: Props) {
  const t = useText<keyof typeof es>()
  const { isProfessional, patientId, readByOtherId = 0 } = props
  const days = byDay(messages, dayOf)
  return (
    <ol className="msgs">
      {days.map(({ day, first, parts }) => (
        <li key={day} className="msgs">
          <DayName instant={first.timestamp} />
          {parts.map((part) => (
            <ol key={part[0]?.id} className="msgs msgs-part" style={partSize(part.length)}>
              {part.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  isOwn={isOwn(message, patientId, isProfessional)}
                  isRead={message.id <= readByOtherId}
                  isFirstNew={message.id === newFrom}
                  name={props.who.name}
                  {...(props.words !== undefined && { words: props.words })}
                />
              ))}
            </ol>
          ))}
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
