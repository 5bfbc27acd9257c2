import { useText } from '@core/i18n/useText'
import { useRoute } from '@core/routing/useRoute'
import { usePersonContext } from '@core/session/personContext'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { useIsDesktop } from '@core/ui/layout/useIsDesktop'
import type es from '../locales/es.json'
import '../chat.css'
import { Conversation } from '../conversation/Conversation'
import { useOpenMark } from '../hub/useOpenMark'
import { useConversations } from '../hub/useConversations'
import { Contacts } from '../list/Contacts'
import { ConversationList } from '../list/ConversationList'
import { ListState } from '../list/ListState'
import { isSamePlace, toPlace } from '../place'

/** The conversations, and the one of the address (CHAT-001, CHAT-014). A phone shows one or the other. */
export default function Messages() {
  const t = useText<keyof typeof es>()
  const { personKey, subject } = usePersonContext()
  const { params } = useRoute()
  const wide = useIsDesktop()
  const conversations = useConversations()
  useOpenMark()
  const isChoosing = params['professional'] === 'new'
  const place = toPlace(params, subject)
  const { data } = conversations
  if (isChoosing || (data?.length === 0 && !place)) return <Contacts isFirst={data?.length === 0} />
  const open = place && data?.find((message) => isSamePlace(message, place))
  return (
    <div className="chat-page">
      {(wide || !place) && <PageHeader title={t('MENU.MESSAGES')} />}
      <div className="chat">
        {(wide || !place) && (
          <div className="chat-side">
            {data ? (
              <ConversationList conversations={data} open={place} />
            ) : (
              <ListState conversations={conversations} />
            )}
          </div>
        )}
        {place ? (
          <Conversation
            key={`${personKey} ${place.professionalId} ${place.patientId}`}
            place={place}
            about={open?.conversation}
            isListed={data !== undefined || conversations.error !== undefined}
          />
        ) : (
          wide && <p className="chat-choose muted">{t('CHAT.CHOOSE')}</p>
        )}
      </div>
    </div>
  )
}
