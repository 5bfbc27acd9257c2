import { useText } from '@portico/core/i18n/useText'
import type { ChatConversation } from '@schemas/generated/entities'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { browserZone } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { useHubStatus } from '@portico/core/realtime/hub'
import { useSession } from '@portico/core/session/useSession'
import { useUser } from '@portico/core/session/useUser'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import { Composer } from '../composer/Composer'
import type { ConversationKey } from '../conversationKey'
import type { OtherSide } from '../otherSide'
import type { TextKey } from '../texts'

interface Props {
  conversation: ConversationKey
  who: OtherSide
  about: ChatConversation | undefined
  isProfessional: boolean
}

/** The composer; in a closed conversation, why nobody can write. */
export function ConversationFoot({ conversation, who, about, isProfessional }: Props) {
  if (about?.closedAt) return <Closed closedAt={about.closedAt} isProfessional={isProfessional} />
  return (
    <div className="min-w-0">
      <ConnectionNote />
      <ActingNote />
      <Composer conversation={conversation} who={who} isProfessional={isProfessional} />
    </div>
  )
}

function Closed({ closedAt, isProfessional }: { closedAt: string; isProfessional: boolean }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  return (
    <div className="min-w-0 grid justify-items-start gap-3 p-4 bg-raised hairline-t">
      <p className="flex items-start gap-2">
        <Icon name="lock" size="s" />
        <span>{t('CHAT.CLOSED_ON', { date: formatLongDateAt(closedAt, browserZone(), language) })}</span>
      </p>
      {!isProfessional && (
        <Link className={buttonClass({ size: 'sm' })} to="videoConsultation.home">
          {t('CHAT.HOME')}
        </Link>
      )}
    </div>
  )
}

/** Says, while there is no connection, that unsent messages are kept. */
function ConnectionNote() {
  const t = useText<TextKey>()
  const { state } = useHubStatus()
  return (
    <output className="empty:hidden">
      {state === 'reconnecting' && (
        <span className="flex items-center gap-3 py-3 px-4 bg-warning-soft text-body text-pretty [&_svg]:text-warning">
          <Icon name="wifi-off" size="s" />
          <span>{t('CHAT.OFFLINE')}</span>
        </span>
      )}
    </output>
  )
}

function ActingNote() {
  const t = useText<TextKey>()
  const { actingFor } = useSession()
  const user = useUser()
  if (actingFor === null || !user) return null
  const name = [user.name, user.surname].filter(Boolean).join(' ')
  return (
    <p className="flex items-center gap-3 py-3 px-4 bg-warning-soft text-body text-pretty [&_svg]:text-warning">
      <Icon name="users-round" size="s" />
      <span>{t('CHAT.ACTING', { name })}</span>
    </p>
  )
}
