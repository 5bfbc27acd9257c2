import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { Invitation } from '@schemas/generated/entities'
import { formatDate } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { Link } from '@portico/core/routing/Link'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { ResultPage } from '../parts/ResultPage'
import { refusalOf } from '../rules/refusal'
import type { InvitationLink } from './useInvitation'
import type { TextKey } from '../texts'

interface Props {
  link: InvitationLink
  /** Undefined: the link leads to no invitation. */
  invitation?: Invitation | undefined
}

/** An invitation that was used, has expired or does not exist: said at once, without a form. */
export function InvitationEnded({ link, invitation }: Props) {
  const t = useText<TextKey>()
  const { timeZone } = useTenant()
  const isExpired = invitation?.state === 'expired'
  return (
    <ResultPage
      icon="clock"
      title={t('INVITATION.ENDED')}
      text={
        isExpired
          ? t('INVITATION.EXPIRED_TEXT', { date: formatDate(invitation.expiresAt, timeZone) })
          : t('INVITATION.USED_TEXT')
      }
    >
      <Link className={buttonClass({ size: 'lg' })} to="auth">
        {t('ENTRY.SIGN_IN')}
      </Link>
      {isExpired && <AskAgain link={link} inviter={invitation.inviter} />}
    </ResultPage>
  )
}

/** Asks the person who has invited for another invitation, by email. */
function AskAgain({ link, inviter }: { link: InvitationLink; inviter: string }) {
  const t = useText<TextKey>()
  const call = useCall()
  const [isSending, setIsSending] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const ask = async () => {
    setIsSending(true)
    try {
      await call('POST api/independent-users/ask-for-invitation', {
        capability: 'familyInvitations',
        body: link,
        quiet: true,
      })
      setIsSent(true)
    } catch (error) {
      const { message } = refusalOf(error)
      const key = message?.key ?? 'REGISTER.ERRORS.GENERAL'
      toast({ tone: 'error', text: t(key, { minutes: message?.minutes ?? 1 }) })
    }
    setIsSending(false)
  }
  if (isSent) return <output>{t('INVITATION.ASKED', { inviter })}</output>
  return (
    <Button variant="secondary" busy={isSending} onClick={() => void ask()}>
      {t('INVITATION.ASK_AGAIN', { inviter })}
    </Button>
  )
}
