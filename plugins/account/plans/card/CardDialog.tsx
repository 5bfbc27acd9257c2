import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Chip } from '@portico/core/ui/layout/Chip'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { ChangeToPlan } from '../change/usePlanChange'
import { usePriceText } from '../PlanPrice'
import type { OwnPlan } from '../usePlans'
import { CardFrame } from './CardFrame'
import { PaymentNotice } from './PaymentNotice'
import { useCardPayment } from './useCardPayment'
import type { TextKey } from '../../texts'

interface Props {
  plan: OwnPlan
  /** The card takes the place of another one; nothing is bought. */
  isReplacement?: boolean
  onClose: () => void
  onPay: ChangeToPlan
}

/** Captures a card in the fields of the provider, and pays the plan with it (C-066). */
export function CardDialog({ plan, isReplacement = false, onClose, onPay }: Props) {
  const t = useText<TextKey>()
  const action = isReplacement
    ? t('CARD.REPLACE')
    : plan.monthly === null
      ? t('CARD.PAY_PLAIN')
      : t('CARD.PAY', { price: plan.monthly })
  const price = usePriceText()(plan)
  const payment = useCardPayment(plan, onPay)
  const { capture, state, isPaying } = payment
  const isOver = state === 'failed' || state === 'unavailable'
  return (
    <Dialog
      title={t(isReplacement ? 'CARD.REPLACE_TITLE' : 'CARD.TITLE')}
      isOpen
      // A click beside the dialog does not cancel a running payment.
      onClose={() => !isPaying && onClose()}
      footer={
        <>
          {!isOver && (
            <Button
              busy={isPaying}
              busyText={t(isReplacement ? 'CARD.REPLACING' : 'CARD.PAYING')}
              disabled={state === 'loading'}
              onClick={() => void payment.pay()}
            >
              {action}
            </Button>
          )}
          <Button variant="quiet" disabled={isPaying} onClick={onClose}>
            {t('CARD.BACK')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{[plan.name, price].filter(Boolean).join(', ')}.</p>
      {capture?.mode === 'sandbox' && (
        <p>
          <Chip tone="info">{t('CARD.SANDBOX')}</Chip>
        </p>
      )}
      <PaymentNotice notice={payment.notice} isChallenge={state === 'challenge'} />
      {state === 'unavailable' && <Notice>{t('PLANS.NOT_HERE')}</Notice>}
      {state === 'failed' && (
        <ErrorState
          title={t('CARD.FAILED')}
          text={t('CARD.FAILED_TEXT')}
          level={3}
          onRetry={payment.reopen}
        />
      )}
      {state === 'loading' && !capture && (
        <Loading>
          <Skeleton shape="block" height="14rem" />
        </Loading>
      )}
      {capture && !isOver && <CardFrame key={capture.clientSecret} capture={capture} payment={payment} />}
      {!isOver && (
        <p className="text-muted text-sm text-pretty">
          {t(isReplacement ? 'CARD.REPLACE_NOTE' : 'CARD.LEAVE_ANY_TIME')}
        </p>
      )}
    </Dialog>
  )
}
