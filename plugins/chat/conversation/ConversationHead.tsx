import { useText } from '@portico/core/i18n/useText'
import type { ChatConversation } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { IconButton, iconButtonClass } from '@portico/core/ui/actions/IconButton'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Icon } from '@portico/core/ui/media/Icon'
import type { ConversationKey } from '../conversationKey'
import { CloseButton } from './CloseButton'
import type { OtherSide } from '../otherSide'
import type { TextKey } from '../texts'

interface Props {
  conversation: ConversationKey
  who: OtherSide
  about: ChatConversation | undefined
  isProfessional: boolean
  /** The words that are searched for; null while nobody searches. */
  search: string | null
  onSearch: (text: string | null) => void
  onPrint: () => void
}

/** With whom the conversation is, and what can be done with it. */
export function ConversationHead(props: Props) {
  const { conversation, who, about, isProfessional, search, onSearch, onPrint } = props
  const t = useText<TextKey>()
  const facts = [who.specialty, about?.closedAt && t('CHAT.CLOSED')].filter(Boolean)
  return (
    <header className="flex flex-wrap items-center gap-y-2 gap-x-3 min-h-16 py-2 pr-4 pl-2 bg-raised hairline-b desk:py-3 desk:px-5 in-data-call-pane:[&>a]:hidden print:hidden">
      <Link
        className={iconButtonClass('desk:hidden')}
        to="videoConsultation.messages"
        aria-label={t('CHAT.BACK')}
      >
        <Icon name="arrow-left" />
      </Link>
      <Avatar size="sm" name={who.name} thumbnailId={who.thumbnailId} />
      <div className="min-w-0 flex-1">
        <Name>{who.name}</Name>
        {facts.length > 0 && <p className="text-sm text-muted">{facts.join(' · ')}</p>}
      </div>
      {isProfessional && (
        <Link
          className={iconButtonClass()}
          to="records.patients"
          params={{ patientId: conversation.patientId }}
          aria-label={t('CHAT.RECORDS_OF', { name: who.name })}
        >
          <Icon name="heart-pulse" />
        </Link>
      )}
      {about && isProfessional && about.closedAt !== undefined && (
        <CloseButton conversation={conversation} about={about} name={who.name} />
      )}
      {about && (
        <IconButton
          icon={search === null ? 'search' : 'x'}
          label={t(search === null ? 'CHAT.SEARCH' : 'CHAT.SEARCH_END')}
          aria-expanded={search !== null}
          onClick={() => onSearch(search === null ? '' : null)}
        />
      )}
      {about && <IconButton icon="printer" label={t('CHAT.PRINT_OPEN')} onClick={onPrint} />}
      {search !== null && (
        <SearchField
          className="flex-[1_0_100%]"
          label={t('CHAT.SEARCH')}
          value={search}
          onChange={onSearch}
        />
      )}
    </header>
  )
}

/** The name is the heading of the page where the list is not shown beside it. */
function Name({ children }: { children: string }) {
  const Heading = useIsDesktop() ? 'h2' : 'h1'
  return (
    <Heading className="text-base/[1.3] font-strong text-balance wrap-anywhere" tabIndex={-1}>
      {children}
    </Heading>
  )
}
