import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useGo } from '@portico/core/routing/useGo'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { refusalOf } from '../rules/refusal'
import type { InvitationLink } from './useInvitation'
import type { TextKey } from '../texts'

interface Props {
  link: InvitationLink
  inviter: string
  onEnded: () => void
}

/** Closes the invitation of somebody whom the person does not know, after a question. */
export function Decline({ link, inviter, onEnded }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGo()
  const [isAsking, setIsAsking] = useState(false)
  const decline = async () => {
    try {
      await call('POST api/independent-users/decline-invitation', {
        capability: 'familyInvitations',
        body: link,
        quiet: true,
      })
      toast({ tone: 'success', text: t('INVITATION.DECLINED') })
      go('auth', { replace: true })
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return onEnded()
      const { message } = refusalOf(error)
      const key = message?.key ?? 'REGISTER.ERRORS.GENERAL'
      toast({ tone: 'error', text: t(key, { minutes: message?.minutes ?? 1 }) })
    }
  }
  return (
    <div className="flex items-center gap-3">
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('INVITATION.DECLINE', { inviter })}
      </Button>
      <ConfirmDialog
        title={t('INVITATION.DECLINE_TITLE')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        confirm={t('INVITATION.DECLINE_CONFIRM')}
        confirmBusy={t('REGISTER.SENDING')}
        keep={t('INVITATION.KEEP')}
        onConfirm={decline}
      >
        {t('INVITATION.DECLINE_TEXT', { inviter })}
      </ConfirmDialog>
    </div>
  )
}
