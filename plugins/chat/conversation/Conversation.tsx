import type { ChatConversation } from '@schemas/generated/entities'
import { usePersonContext } from '@core/session/personContext'
import { useState } from 'react'
import { useText } from '@core/i18n/useText'
import type es from '../locales/es.json'
import type { Place } from '../place'
import { ConversationFoot } from './ConversationFoot'
import { ConversationHead } from './ConversationHead'
import { MessageLog } from './MessageLog'
import { useOther } from './useOther'
import { SearchResults } from './SearchResults'
import { useMessages } from './useMessages'

interface Props {
  place: Place
  /** What the list says about it; undefined for one without messages. */
  about: ChatConversation | undefined
  /** Whether the list has been read. */
  isListed: boolean
}

/** One conversation: with whom, the messages, and the field to write. */
export function Conversation({ place, about, isListed }: Props) {
  const t = useText<keyof typeof es>()
  const { subject } = usePersonContext()
  const isProfessional = place.patientId !== subject
  const messages = useMessages(place)
  const who = useOther(place, about, isListed && !about)
  const [search, setSearch] = useState<string | null>(null)
  return (
    <section className="convo" aria-label={t('CHAT.CONVERSATION', { name: who.name })}>
      <ConversationHead
        place={place}
        who={who}
        about={about}
        isProfessional={isProfessional}
        search={search}
        onSearch={setSearch}
      />
      {search ? (
        <SearchResults place={place} text={search} isProfessional={isProfessional} who={who} />
      ) : (
        <MessageLog
          place={place}
          who={who}
          isProfessional={isProfessional}
          messages={messages}
          {...(about?.unread !== undefined && { unread: about.unread })}
          {...(about?.readByOtherId != null && { readByOtherId: about.readByOtherId })}
        />
      )}
      <ConversationFoot place={place} who={who} about={about} isProfessional={isProfessional} />
    </section>
  )
}
