import { useText } from '@portico/core/i18n/useText'
import type { ChatContact } from '@schemas/generated/entities'
import { useOptions } from '@portico/core/plugin/useHost'
import { BackLink } from '@portico/core/routing/BackLink'
import { Link } from '@portico/core/routing/Link'
import { usePersonContext } from '@portico/core/session/personContext'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Icon } from '@portico/core/ui/media/Icon'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { toParams } from '../conversationKey'
import type { TextKey } from '../texts'
import { useContacts } from './useNamedConversations'

/** Whom to write to. `isFirst`: the person has no conversation yet. */
export function Contacts({ isFirst }: { isFirst: boolean }) {
  const t = useText<TextKey>()
  const { answerHours } = useOptions('chat')
  const { data, error, isValidating, mutate } = useContacts()
  return (
    <div className="stack gap-6 max-w-176">
      <PageHeader title={t('CHAT.WHOM')} {...(!isFirst && { back: <BackToMessages /> })}>
        <p className="lead">
          {answerHours > 0 ? t('CHAT.WHOM_HOURS', { hours: answerHours }) : t('CHAT.WHOM_TEXT')}
        </p>
      </PageHeader>
      {data ? (
        <ContactList contacts={data} />
      ) : error ? (
        <ErrorState title={t('CHAT.CONTACTS_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="9rem" />
        </Loading>
      )}
      <EmergencyLine />
    </div>
  )
}

function BackToMessages() {
  const t = useText<TextKey>()
  return <BackLink to="videoConsultation.messages" label={t('MENU.MESSAGES')} />
}

function ContactList({ contacts }: { contacts: readonly ChatContact[] }) {
  const t = useText<TextKey>()
  const { subject } = usePersonContext()
  if (contacts.length === 0)
    return (
      <Card>
        <EmptyState
          icon="messages-square"
          title={t('CHAT.NOBODY')}
          text={t('CHAT.NOBODY_TEXT')}
          action={
            <Link className={buttonClass({ variant: 'secondary' })} to="videoConsultation.home">
              {t('CHAT.HOME')}
            </Link>
          }
        />
      </Card>
    )
  return (
    <Card flush>
      <ul className="list">
        {contacts.map(({ patientId, professionalId, name, thumbnailId, specialty }) => (
          <li key={`${professionalId} ${patientId}`}>
            <Link
              className="list-row"
              to="videoConsultation.messages"
              params={toParams({ patientId, professionalId }, subject)}
            >
              <Avatar name={name} thumbnailId={thumbnailId} />
              <span className="min-w-0 flex-1">
                <span className="font-strong">{name}</span>
                {specialty && <span className="text-sm text-muted block">{specialty}</span>}
              </span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
