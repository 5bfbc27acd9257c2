import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useRoute } from '@portico/core/routing/useRoute'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { InvitationEnded } from '../invitation/InvitationEnded'
import { InvitationForm } from '../invitation/InvitationForm'
import { useInvitation, type InvitationLink } from '../invitation/useInvitation'
import { EntryPage } from '../parts/EntryPage'
import type { TextKey } from '../texts'

/** The page of an invitation to a family: who invites and which address, then a form or one button. */
export default function ConfirmIndependentAccount() {
  const { userId = '', token = '' } = useRoute().query
  const [tries, setTries] = useState(0)
  return <InvitationOf key={tries} link={{ userId, token }} onRetry={() => setTries(tries + 1)} />
}

function InvitationOf({ link, onRetry }: { link: InvitationLink; onRetry: () => void }) {
  const t = useText<TextKey>()
  const reading = useInvitation(link)
  if (reading.state === 'loading')
    return (
      <EntryPage title={t('CONFIRM_INDEPENDENT.TITLE')}>
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      </EntryPage>
    )
  if (reading.state === 'failed')
    return (
      <ErrorState
        level={1}
        title={t('INVITATION.FAILED')}
        text={t(reading.message.key, { minutes: reading.message.minutes ?? 1 })}
        onRetry={onRetry}
      />
    )
  if (reading.state === 'unknown') return <InvitationEnded link={link} />
  const { invitation } = reading
  if (invitation.state !== 'open') return <InvitationEnded link={link} invitation={invitation} />
  return <InvitationForm link={link} invitation={invitation} onEnded={onRetry} />
}
