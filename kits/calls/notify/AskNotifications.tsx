import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { useCallText } from '../texts'

/** Phones show notifications of a service worker only, and ring themselves. */
const canAsk = (): boolean =>
  typeof Notification === 'function' &&
  Notification.permission === 'default' &&
  matchMedia('(pointer: fine)').matches

/** Asks for notifications, so that a call is noticed in another tab or program. Nothing where the question was answered. */
export function AskNotifications() {
  const t = useCallText()
  const [isOpen, setIsOpen] = useState(canAsk)
  if (!isOpen) return null
  const ask = async () => {
    const isOn = (await Notification.requestPermission()) === 'granted'
    toast({ tone: isOn ? 'success' : 'info', text: t(isOn ? 'CALL.NOTIFY_ON' : 'CALL.NOTIFY_OFF') })
    setIsOpen(false)
  }
  return (
    <div>
      <Button variant="secondary" size="sm" icon="bell" onClick={() => void ask()}>
        {t('CALL.NOTIFY')}
      </Button>
    </div>
  )
}
