import { useText } from '@portico/core/i18n/useText'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { UpgradeOffer } from '../plans/upgrade/UpgradeOffer'
import { useUpgrade } from '../plans/upgrade/useUpgrade'
import type { TextKey } from '../texts'

/** Offers the plan with video consultations over the page that asks for them. */
export default function Upgrade({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
  const { source, state, plan } = useUpgrade()
  return (
    <Dialog title={t('UPGRADE.TITLE')} isOpen onClose={onClose}>
      <p className="text-pretty">
        {plan ? t('UPGRADE.WITH_PLAN', { name: plan.name }) : t('UPGRADE.WHAT_TITLE')}
      </p>
      {state === undefined && source.error ? (
        <ErrorState title={t('PLANS.FAILED')} level={3} onRetry={() => void source.mutate()} />
      ) : state === undefined ? (
        <Loading>
          <Skeleton shape="block" height="14rem" />
        </Loading>
      ) : (
        <UpgradeOffer plan={plan} onLeave={onClose} />
      )}
    </Dialog>
  )
}
