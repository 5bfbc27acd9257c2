import { useText } from '@portico/core/i18n/useText'
import type { Invitation, InvitationAcceptance } from '@schemas/generated/entities'
import { formatDate } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { Fact, Facts } from '@portico/core/ui/layout/Facts'
import { EntryPage } from '../parts/EntryPage'
import { NewAccountForm } from '../parts/NewAccountForm'
import { useForm } from '../parts/useForm'
import { Decline } from './Decline'
import type { InvitationLink } from './useInvitation'
import type { TextKey } from '../texts'

interface Props {
  link: InvitationLink
  invitation: Invitation
  /** The link has ended meanwhile. */
  onEnded: () => void
}

/** Who invites, and what the person who is invited needs to accept. */
export function InvitationForm({ link, invitation, onEnded }: Props) {
  const t = useText<TextKey>()
  const { name: brand } = useTenant()
  const { inviter, hasAccount } = invitation
  const Form = hasAccount ? JoinForm : AccountForm
  return (
    <EntryPage
      title={t('INVITATION.TITLE', { inviter, brand })}
      lead={t(hasAccount ? 'INVITATION.LEAD_JOIN' : 'INVITATION.LEAD')}
    >
      <InvitationFacts invitation={invitation} />
      <p>{t('INVITATION.SEES', { inviter })}</p>
      <Form link={link} invitation={invitation} onEnded={onEnded} />
      <Decline link={link} inviter={inviter} onEnded={onEnded} />
    </EntryPage>
  )
}

function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const t = useText<TextKey>()
  const { timeZone } = useTenant()
  const { inviter, email, invitedAt, expiresAt } = invitation
  return (
    <Facts>
      <Fact icon="user-round" label={t('INVITATION.FROM')}>
        {inviter}
      </Fact>
      <Fact icon="mail" label={t('INVITATION.SIGN_IN_WITH')}>
        {email}
      </Fact>
      <Fact icon="calendar" label={t('INVITATION.UNTIL')}>
        {formatDate(expiresAt, timeZone)}
        {invitedAt && ` (${t('INVITATION.SINCE', { date: formatDate(invitedAt, timeZone) })})`}
      </Fact>
    </Facts>
  )
}

/** Returns a function that accepts the invitation. It rejects while the link still works. */
function useAccept(onEnded: () => void) {
  const call = useCall()
  const go = useGoIfHere()
  return async (body: InvitationAcceptance) => {
    try {
      await call('POST api/independent-users/confirm-account', { body, quiet: true })
    } catch (error) {
      if (error instanceof ApiError && error.message === 'INVALID_TOKEN') return onEnded()
      throw error
    }
    go('accountConfirmed', { query: { confirmed: '1' }, replace: true })
  }
}

/** A person without an account chooses a password and accepts the conditions. */
function AccountForm({ link, onEnded }: Props) {
  const t = useText<TextKey>()
  const texts = {
    error: t('INVITATION.NOT_ACCEPTED'),
    password: t('INVITATION.PASSWORD'),
    submit: t('INVITATION.ACCEPT'),
    busy: t('PASSWORD.SAVING'),
  }
  return <NewAccountForm link={link} onSend={useAccept(onEnded)} texts={texts} />
}

/** A person with an account joins with it: one button. */
function JoinForm({ link, onEnded }: Props) {
  const t = useText<TextKey>()
  const accept = useAccept(onEnded)
  const form = useForm()
  return (
    <div className="grid gap-5 desk:gap-8 min-w-0">
      <ErrorSummary errors={form.summary} attempt={form.attempt} title={t('INVITATION.NOT_ACCEPTED')} />
      <div className="flex items-center gap-3">
        <Button
          size="lg"
          busy={form.isSending}
          busyText={t('PASSWORD.SAVING')}
          onClick={() => void form.send(() => accept(link))}
        >
          {t('INVITATION.ACCEPT')}
        </Button>
      </div>
    </div>
  )
}
