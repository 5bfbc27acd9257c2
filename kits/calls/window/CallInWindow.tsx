import { Button } from '@portico/core/ui/actions/Button'
import { useCallText } from '../texts'
import { closeCallWindow } from './openCallWindow'

/** What the portal shows while the call is in a window of its own. */
export function CallInWindow() {
  const t = useCallText()
  return (
    <div className="call-centre">
      <p>{t('CALL.IN_WINDOW')}</p>
      <Button variant="on-deep" onClick={closeCallWindow}>
        {t('CALL.BRING_BACK')}
      </Button>
    </div>
  )
}
