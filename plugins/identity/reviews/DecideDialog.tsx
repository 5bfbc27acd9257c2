import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { IdentityRefusal, IdentityReview } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { Select } from '@portico/core/ui/forms/Select'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import type { TextKey } from '../texts'

const reasons: readonly IdentityRefusal[] = ['unreadable', 'expired', 'notAccepted', 'mismatch']

interface Props {
  review: IdentityReview
  isApproval: boolean
  onClose: () => void
  onDecided: () => void
}

/** Asks before a review is decided: the pictures are deleted with it, so it cannot be undone. */
export function DecideDialog({ review, isApproval, onClose, onDecided }: Props) {
  const t = useText<TextKey>()
  const [reason, setReason] = useState<IdentityRefusal>('unreadable')
  const decide = useDecide(review)
  const name = { name: review.personName }
  return (
    <ConfirmDialog
      title={t(isApproval ? 'IDENTITY.REVIEW.APPROVE_TITLE' : 'IDENTITY.REVIEW.DECLINE_TITLE', name)}
      isOpen
      onClose={onClose}
      tone={isApproval ? 'primary' : 'danger'}
      confirm={t(isApproval ? 'IDENTITY.REVIEW.APPROVE' : 'IDENTITY.REVIEW.DECLINE')}
      confirmBusy={t('IDENTITY.SENDING')}
      keep={t('IDENTITY.REVIEW.CANCEL')}
      onConfirm={async () => {
        await decide(isApproval ? { approved: true } : { approved: false, reason })
        onDecided()
      }}
    >
      <div className="stack">
        <p>{t('IDENTITY.REVIEW.CONSEQUENCE')}</p>
        {!isApproval && (
          <Select
            label={t('IDENTITY.REVIEW.REASON')}
            value={reason}
            onChange={setReason}
            options={reasons.map((value) => ({ value, label: t(`IDENTITY.REASONS.${value}`) }))}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

/** Sends a decision, and says how the identity is now. A review that somebody else has decided counts as decided. */
function useDecide({ id, personId, personName }: IdentityReview) {
  const t = useText<TextKey>()
  const call = useCall()
  return async (body: { approved: boolean; reason?: IdentityRefusal }) => {
    try {
      await call('PUT api/identity-checks/{id}/decision', {
        capability: 'identityChecks',
        params: { id },
        body,
        quiet: true,
      })
    } catch (error) {
      const isDecided = error instanceof ApiError && error.message === 'CHECK_FINISHED'
      const isOwn = error instanceof ApiError && error.message === 'OWN_IDENTITY'
      const key = isDecided ? 'DECIDED' : isOwn ? 'OWN' : 'FAILED'
      toast({ tone: 'error', text: t(`IDENTITY.REVIEW.${key}`) })
      if (!isDecided) throw error
      return
    }
    const status = await call('GET api/onfido/status/{id}', { params: { id: personId }, quiet: true }).catch(
      () => undefined,
    )
    const key = status === 1 ? 'NOW_APPROVED' : status === 3 ? 'NOW_DECLINED' : 'SAVED'
    toast({ tone: 'success', text: t(`IDENTITY.REVIEW.${key}`, { name: personName }) })
  }
}
