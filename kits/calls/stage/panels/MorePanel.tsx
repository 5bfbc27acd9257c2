import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { callInProgress } from '../../session/callState'
import type { CallView } from '../../session/callView'
import { callSession } from '../../session/useCallSession'
import { useCallText } from '../../texts'
import { hasPeople } from '../people/guestTexts'
import { useCanFlip } from '../picture/useCanFlip'
import { useFloat, useMoveWindow, useShare } from '../useWindowActions'
import { useCallWindow } from '../../window/openCallWindow'
import { Panel } from './Panel'
import type { PanelName } from './panels'

interface Props {
  view: CallView
  isWindow: boolean
  onPanel: (panel: PanelName | null) => void
}

/** On a phone: what does not fit among the five controls. */
export function MorePanel({ view, isWindow, onPanel }: Props) {
  const t = useCallText()
  const actions = useActions({ view, isWindow, onPanel })
  return (
    <Panel title={t('CALL.MORE')} onClose={() => onPanel(null)}>
      <div className="grid">
        {actions.map(([icon, text, act]) => (
          <button
            key={text}
            type="button"
            className="flex items-center gap-3 min-h-tap text-start"
            onClick={act}
          >
            <Icon name={icon} />
            <span>{text}</span>
          </button>
        ))}
      </div>
    </Panel>
  )
}

type Action = [icon: IconName, text: string, act: () => void]

function useActions({ view, isWindow, onPanel }: Props): Action[] {
  const t = useCallText()
  const canFlip = useCanFlip()
  const share = useShare(view, isWindow)
  const isOpen = useCallWindow() !== null
  const moveWindow = useMoveWindow(view, isOpen)
  const float = useFloat(view)
  const { isSoundOnly, isSharing } = view.media
  const closing = (act: () => void) => () => {
    act()
    onPanel(null)
  }
  const window = moveWindow ?? float
  const isOn = callInProgress(view)
  return [
    ...(canFlip
      ? [['switch-camera', t('CALL.FLIP'), closing(() => callSession.devices.flipCamera())] as Action]
      : []),
    ['mic', t('CALL.DEVICES'), () => onPanel('devices')],
    ...(isOn ? [['scan', t('CALL.VIEW'), () => onPanel('view')] as Action] : []),
    ...(isOn && hasPeople(view)
      ? [['users-round', t('PEOPLE.TITLE'), () => onPanel('people')] as Action]
      : []),
    ...(share
      ? [['monitor-up', t(isSharing ? 'CALL.STOP_SHARING' : 'CALL.SHARE_SCREEN'), closing(share)] as Action]
      : []),
    ...(window
      ? [
          [
            'external-link',
            t(isOpen ? 'CALL.TO_PORTAL' : moveWindow ? 'CALL.WINDOW' : 'CALL.FLOAT'),
            closing(window),
          ] as Action,
        ]
      : []),
    ...(isOn
      ? [
          [
            isSoundOnly ? 'video' : 'volume-2',
            t(isSoundOnly ? 'CALL.PICTURE_AGAIN' : 'CALL.SOUND_ONLY'),
            closing(() => callSession.devices.setSoundOnly(!isSoundOnly)),
          ] as Action,
        ]
      : []),
  ]
}
