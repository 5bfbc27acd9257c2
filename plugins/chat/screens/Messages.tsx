import { useText } from '@portico/core/i18n/useText'
import { useRoute } from '@portico/core/routing/useRoute'
import { usePersonContext } from '@portico/core/session/personContext'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { Conversation } from '../conversation/Conversation'
import { cx } from '@portico/core/ui/cx'
import { useOpenMark } from '../hub/useOpenMark'
import { Contacts } from '../list/Contacts'
import { ConversationList } from '../list/ConversationList'
import { ListState } from '../list/ListState'
import { useNamedConversations } from '../list/useNamedConversations'
import { isSameConversation, toConversationKey } from '../conversationKey'
import type { TextKey } from '../texts'

/** The conversations, and the one of the address. A phone shows one or the other. */
export default function Messages() {
  const t = useText<TextKey>()
  const { personKey, subject } = usePersonContext()
  const { params } = useRoute()
  const wide = useIsDesktop()
  const conversations = useNamedConversations()
  useOpenMark()
  const isChoosing = params['professional'] === 'new'
  const conversation = toConversationKey(params, subject)
  const { data } = conversations
  if (isChoosing || (data?.length === 0 && !conversation)) return <Contacts isFirst={data?.length === 0} />
  const open = conversation && data?.find((message) => isSameConversation(message, conversation))
  return (
    <div className="chat-page grid gap-4 max-desk:has-[.convo]:min-h-0">
      {(wide || !conversation) && (
        <div className={conversation ? 'print:hidden' : undefined}>
          <PageHeader title={t('MENU.MESSAGES')} />
        </div>
      )}
      <div className="grid min-h-0 desk:grid-cols-[22rem_minmax(0,1fr)] desk:h-[calc(100dvh_-_13rem)] desk:min-h-120 desk:overflow-hidden desk:hairline desk:rounded-card desk:bg-raised desk:shadow-card print:block print:h-auto print:overflow-visible print:[border:0]">
        {(wide || !conversation) && (
          <div
            className={cx(
              'bg-raised min-h-0 max-desk:hairline max-desk:rounded-card max-desk:overflow-hidden desk:overflow-auto desk:hairline-e print:overflow-visible',
              conversation && 'print:hidden',
            )}
          >
            {data ? (
              <ConversationList conversations={data} open={conversation} />
            ) : (
              <ListState conversations={conversations} />
            )}
          </div>
        )}
        {conversation ? (
          <Conversation
            key={`${personKey} ${conversation.professionalId} ${conversation.patientId}`}
            conversation={conversation}
            about={open?.conversation}
            isListed={data !== undefined || conversations.error !== undefined}
          />
        ) : (
          wide && <p className="place-self-center text-muted print:hidden">{t('CHAT.CHOOSE')}</p>
        )}
      </div>
    </div>
  )
}
