import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useAccessContext } from '@portico/core/session/usePermitted'
import { Button } from '@portico/core/ui/actions/Button'
import { EmergencyDialog } from './EmergencyDialog'
import type { TextKey } from '../texts'

/** Leads a doctor to the records of somebody whom they do not treat, where the tenant allows it in an emergency. */
export function EmergencyButton() {
  const t = useText<TextKey>()
  const hasAccess = useAccessContext().features.has('emergencyAccess')
  const [isOpen, setIsOpen] = useState(false)
  if (!hasAccess) return null
  return (
    <div>
      <Button variant="danger-quiet" icon="triangle-alert" onClick={() => setIsOpen(true)}>
        {t('RECORDS.EMERGENCY')}
      </Button>
      {isOpen && <EmergencyDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
