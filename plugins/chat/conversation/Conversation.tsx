import { useText } from '@portico/core/i18n/useText'
import type { ChatConversation } from '@schemas/generated/entities'
import { usePersonContext } from '@portico/core/session/personContext'
import { Suspense, useState } from 'react'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import type { ConversationKey } from '../conversationKey'
import { ConversationFoot } from './ConversationFoot'
import { ConversationHead } from './ConversationHead'
import { MessageLog } from './MessageLog'
import { useOtherSide } from './useOtherSide'
import { SearchResults } from './SearchResults'
import { useMessages } from './useMessages'
import '../chat.css'
import type { TextKey } from '../texts'

const PrintedConversation = lazyComponent(() => import('../print/PrintedConversation'))

interface Props {
  conversation: ConversationKey
  /** What the list says about it; undefined for one without messages. */
  about: ChatConversation | undefined
  /** Whether the list has been read. */
  isListed: boolean
}

/** One conversation: with whom, the messages, and the field to write. */
export function Conversation({ conversation, about, isListed }: Props) {
  const t = useText<TextKey>()
  const { subject } = usePersonContext()
  const isProfessional = conversation.patientId !== subject
  const messages = useMessages(conversation)
  const who = useOtherSide(conversation, about, isListed && !about)
  const [search, setSearch] = useState<string | null>(null)
  const [isPrinted, setIsPrinted] = useState(false)
  return (
    <section
      className="convo grid grid-rows-[auto_minmax(0,1fr)_auto] min-h-0 min-w-0 bg-surface print:block"
      aria-label={t('CHAT.CONVERSATION', { name: who.name })}
    >
      <ConversationHead
        conversation={conversation}
        who={who}
        about={about}
        isProfessional={isProfessional}
        search={search}
        onSearch={setSearch}
        onPrint={() => setIsPrinted(true)}
      />
      {isPrinted ? (
        <Suspense>
          <PrintedConversation
            state={messages}
            context={{ who, isProfessional, patientId: conversation.patientId }}
            onClose={() => setIsPrinted(false)}
          />
        </Suspense>
      ) : search ? (
        <SearchResults conversation={conversation} text={search} isProfessional={isProfessional} who={who} />
      ) : (
        <MessageLog
          conversation={conversation}
          who={who}
          isProfessional={isProfessional}
          messages={messages}
          {...(about?.unread !== undefined && { unread: about.unread })}
          {...(about?.readByOtherId != null && { readByOtherId: about.readByOtherId })}
        />
      )}
      {!isPrinted && (
        <ConversationFoot
          conversation={conversation}
          who={who}
          about={about}
          isProfessional={isProfessional}
        />
      )}
    </section>
  )
}
