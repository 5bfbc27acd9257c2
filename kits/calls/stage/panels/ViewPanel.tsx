import { useRef, useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { Select } from '@portico/core/ui/forms/Select'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import type { CallView } from '../../session/callView'
import { callSession } from '../../session/useCallSession'
import { useCallText } from '../../texts'
import { chooseView, corners, fits, useViewChoice } from '../picture/viewChoice'
import { canFillScreen, fillScreen } from '../fullScreen'
import { LineFigures } from './LineFigures'
import { Panel } from './Panel'

/** How the pictures of a call are shown on this device, and how the line is. */
export function ViewPanel({ view, onClose }: { view: CallView; onClose: () => void }) {
  const t = useCallText()
  const { fit, corner, isSelfHidden } = useViewChoice()
  const { isSoundOnly } = view.media
  return (
    <Panel title={t('CALL.VIEW')} onClose={onClose}>
      <SegmentedControl
        block
        label={t('CALL.VIEW_FIT')}
        value={fit}
        onChange={(value) => chooseView({ fit: value })}
        options={fits.map((value) => ({ value, label: t(`CALL.FIT_${value}`) }))}
      />
      <Select
        label={t('CALL.VIEW_CORNER')}
        value={corner}
        onChange={(value) => chooseView({ corner: corners.find((one) => one === value) ?? corner })}
        options={corners.map((value) => ({ value, label: t(`CALL.CORNER_${value}`) }))}
      />
      <Checkbox checked={isSelfHidden} onChange={(isHidden) => chooseView({ isSelfHidden: isHidden })}>
        {t('CALL.HIDE_SELF')}
      </Checkbox>
      <Actions isSoundOnly={isSoundOnly} onClose={onClose} />
      <LineFigures />
    </Panel>
  )
}

function Actions({ isSoundOnly, onClose }: { isSoundOnly: boolean; onClose: () => void }) {
  const t = useCallText()
  const self = useRef<HTMLDivElement>(null)
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)
  const switchScreen = async () => {
    const stage = self.current?.closest<HTMLElement>('[data-stage]')
    if (stage) setIsFull(await fillScreen(stage, !isFull))
  }
  return (
    <div className="flex items-center gap-3 flex-wrap" ref={self}>
      {canFillScreen() && (
        <Button variant="secondary" size="sm" icon="maximize" onClick={() => void switchScreen()}>
          {t(isFull ? 'CALL.LEAVE_FULL_SCREEN' : 'CALL.FULL_SCREEN')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={isSoundOnly ? 'video' : 'volume-2'}
        onClick={() => {
          callSession.devices.setSoundOnly(!isSoundOnly)
          onClose()
        }}
      >
        {t(isSoundOnly ? 'CALL.PICTURE_AGAIN' : 'CALL.SOUND_ONLY')}
      </Button>
    </div>
  )
}
