import { useText } from '@portico/core/i18n/useText'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { Card } from '@portico/core/ui/layout/Card'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { Blocked } from './browserCheck'
import type { TextKey } from '../texts'

/** Says that this browser cannot make video calls, which one can, and the telephone number. */
export function BlockedBrowser({ reason }: { reason: Blocked }) {
  const t = useText<TextKey>()
  const phone = useTenant().support?.phone
  return (
    <Card flush>
      <EmptyState
        icon="video-off"
        tone="danger"
        title={t(reason)}
        text={t(`CALLS.HINT.${reason}`)}
        action={phone && <PhoneLink phone={phone} />}
      />
    </Card>
  )
}
