import { useText } from '@portico/core/i18n/useText'
import { openModal } from '@portico/core/app/modals'
import { usePermitted } from '@portico/core/session/usePermitted'
import { Button } from '@portico/core/ui/actions/Button'
import type { TextKey } from '../texts'

/** People without video consultations see the plan that has them, where plans are offered. */
export function AddToPlan({ label = 'CALLS.ADD_TO_PLAN' }: { label?: TextKey }) {
  const t = useText<TextKey>()
  const isOffered = usePermitted('modals').some(({ id }) => id === 'upgrade')
  if (!isOffered) return null
  return (
    <Button variant="secondary" onClick={() => openModal('upgrade')}>
      {t(label)}
    </Button>
  )
}
