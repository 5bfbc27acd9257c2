import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { ChatMessage } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { usePersonContext } from '@portico/core/session/personContext'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { Icon } from '@portico/core/ui/media/Icon'
import { isSameConversation, type ConversationKey } from '../conversationKey'
import { ConversationRow } from './ConversationRow'
import type { TextKey } from '../texts'

interface Props {
  /** The last message of each, the newest last. */
  conversations: readonly ChatMessage[]
  open: ConversationKey | undefined
}

/** Up to this many conversations need no search field. */
const FEW = 7

/** The conversations, the newest first. */
export function ConversationList({ conversations, open }: Props) {
  const t = useText<TextKey>()
  const { subject } = usePersonContext()
  const [words, setWords] = useState('')
  const matches = conversations.filter((message) => nameOf(message, subject).includes(fold(words)))
  return (
    <>
      {conversations.length > FEW && (
        <div className="p-4">
          <SearchField label={t('CHAT.FIND')} value={words} onChange={setWords} />
        </div>
      )}
      <ul className="list [&_.list-row]:items-start [&_.list-row]:p-4 [&_.list-row[aria-current='true']]:bg-brand-soft [&_.list-row[aria-current='true']]:[box-shadow:inset_3px_0_var(--brand)] [&_.list-row[aria-current='true']_.avatar]:bg-raised [&_time]:text-sm/normal [&_time]:text-muted [&_time]:whitespace-nowrap">
        {matches.toReversed().map((message) => (
          <li key={`${message.professionalId} ${message.patientId}`}>
            <ConversationRow
              message={message}
              isOpen={open !== undefined && isSameConversation(message, open)}
            />
          </li>
        ))}
      </ul>
      {matches.length === 0 && <p className="p-4 text-muted">{t('CHAT.FIND_NONE')}</p>}
      <p className="p-4">
        <Link
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          to="videoConsultation.messages"
          params={{ professional: 'new' }}
        >
          <Icon name="plus" size="s" />
          <span>{t('CHAT.NEW')}</span>
        </Link>
      </p>
    </>
  )
}

const nameOf = ({ patientId, conversation }: ChatMessage, subject: string): string =>
  fold((patientId === subject ? conversation?.professionalName : conversation?.patientName) ?? '')

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
