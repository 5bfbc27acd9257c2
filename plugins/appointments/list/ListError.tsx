import { useText } from '@portico/core/i18n/useText'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Card } from '@portico/core/ui/layout/Card'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import type { TextKey } from '../texts'

/** The list could not be loaded. */
export function ListError({ onRetry }: { onRetry: () => void }) {
  const t = useText<TextKey>()
  const phone = useTenant().support?.phone
  return (
    <Card flush>
      <ErrorState
        title={t('BOOKEDAPPOINTMENTS.ERROR')}
        text={t('BOOKEDAPPOINTMENTS.ERROR_HINT')}
        onRetry={onRetry}
        action={phone && <UrgentCall phone={phone} />}
      />
    </Card>
  )
}

function UrgentCall({ phone }: { phone: string }) {
  const t = useText<TextKey>()
  return (
    <p className="text-sm text-muted">
      {t('BOOKEDAPPOINTMENTS.URGENT')} <PhoneLink phone={phone} />.
    </p>
  )
}
