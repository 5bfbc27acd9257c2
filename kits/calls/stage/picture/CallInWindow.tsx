import { Button } from '@portico/core/ui/actions/Button'
import { StageCentre } from './StageCentre'
import { useCallText } from '../../texts'
import { closeCallWindow } from '../../window/openCallWindow'

/** What the portal shows while the call is in a window of its own. */
export function CallInWindow() {
  const t = useCallText()
  return (
    <StageCentre>
      <p className="max-w-[36ch] text-pretty">{t('CALL.IN_WINDOW')}</p>
      <Button variant="on-deep" onClick={closeCallWindow}>
        {t('CALL.BRING_BACK')}
      </Button>
    </StageCentre>
  )
}
