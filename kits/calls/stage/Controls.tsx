import { cx } from '@portico/core/ui/cx'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { useCallKeys } from '../keys/useCallKeys'
import type { CallView } from '../session/callView'
import { callInProgress } from '../session/callState'
import { isGuestSeat } from '../session/people/readPeople'
import { callSession } from '../session/useCallSession'
import { useCallText } from '../texts'
import { useFloatingPicture } from '../window/floatingPicture'
import { useCallWindow } from '../window/openCallWindow'
import { Control } from './Control'
import { DeviceControls, pressCamera, pressMicrophone } from './DeviceControls'
import { hasPeople } from './people/guestTexts'
import type { PanelName } from './panels/panels'
import { useFloat, useMoveWindow, useShare } from './useWindowActions'

interface Props {
  view: CallView
  isPaneOpen: boolean
  onTogglePane: (() => void) | undefined
  /** Whether this is the window of the call, where the browser shares no screen. */
  isWindow: boolean
  panel: PanelName | null
  onPanel: (panel: PanelName | null) => void
}

const controlsClass = cx(
  '[grid-area:controls] grid grid-flow-col auto-cols-fr pt-3 px-1 pb-[calc(0.75rem+env(safe-area-inset-bottom))] bg-stage',
  'sideways:grid-flow-row sideways:content-evenly sideways:pt-1 sideways:ps-2 sideways:pe-[calc(0.5rem+env(safe-area-inset-right))] sideways:pb-1',
  'desk:flex desk:justify-center desk:gap-5 desk:px-4 desk:pb-4',
)

/**
 * The controls of a call. Off is another icon, another word and an inverted circle. A phone has five of them, and the others
 * behind "More".
 */
export function Controls({ view, isPaneOpen, onTogglePane, isWindow, panel, onPanel }: Props) {
  const t = useCallText()
  const isDesktop = useIsDesktop()
  const { media } = view
  const share = useShare(view, isWindow)
  const isOpen = useCallWindow() !== null
  const moveWindow = useMoveWindow(view, isOpen)
  const float = useFloat(view)
  const ref = useCallKeys<HTMLElement>({
    m: () => pressMicrophone(media),
    v: () => pressCamera(media),
    s: share,
    a: onTogglePane,
    p: moveWindow ?? float,
  })
  const toggle = (name: PanelName) => () => onPanel(panel === name ? null : name)
  const hasPanels = callInProgress(view)
  const isGuest = isGuestSeat(view.side)
  return (
    <section className={controlsClass} data-controls aria-label={t('CALL.CONTROLS')} ref={ref}>
      <DeviceControls
        media={media}
        isChoosing={panel === 'devices'}
        onChoose={isDesktop ? toggle('devices') : undefined}
      />
      {isDesktop && share && <ShareControl isSharing={media.isSharing} onPress={share} />}
      {isDesktop && hasPanels && (
        <PanelControl name="view" isExpanded={panel === 'view'} onPress={toggle('view')} />
      )}
      {isDesktop && hasPanels && hasPeople(view) && (
        <Control
          icon="users-round"
          text={t('PEOPLE.CONTROL')}
          label={t('PEOPLE.CONTROL_LABEL', { count: view.others.length + 2 })}
          isExpanded={panel === 'people'}
          onPress={toggle('people')}
        />
      )}
      {onTogglePane && (
        <Control
          icon="layout-list"
          text={t('CALL.SECTIONS')}
          label={t('CALL.SECTIONS')}
          isExpanded={isPaneOpen}
          onPress={onTogglePane}
        />
      )}
      {isDesktop && moveWindow && isWindow === isOpen && (
        <WindowControl isOpen={isOpen} onPress={moveWindow} />
      )}
      {isDesktop && !moveWindow && float && <FloatControl onPress={float} />}
      {!isDesktop && <PanelControl name="more" isExpanded={panel === 'more'} onPress={toggle('more')} />}
      <Control
        icon={isGuest ? 'log-out' : 'phone-off'}
        text={t(isGuest ? 'PEOPLE.LEAVE' : 'CALL.HANG_UP')}
        label={t(isGuest ? 'PEOPLE.LEAVE' : 'CALL.HANG_UP')}
        isEnd
        onPress={() => callSession.hangUp()}
      />
    </section>
  )
}

const panelControls = {
  view: ['scan', 'CALL.VIEW', 'CALL.VIEW_LABEL'],
  more: ['ellipsis', 'CALL.MORE', 'CALL.MORE_LABEL'],
} as const

interface PanelControlProps {
  name: keyof typeof panelControls
  isExpanded: boolean
  onPress: () => void
}

function PanelControl({ name, isExpanded, onPress }: PanelControlProps) {
  const t = useCallText()
  const [icon, text, label] = panelControls[name]
  return <Control icon={icon} text={t(text)} label={t(label)} isExpanded={isExpanded} onPress={onPress} />
}

function FloatControl({ onPress }: { onPress: () => void }) {
  const t = useCallText()
  const isFloating = useFloatingPicture()
  const text = t(isFloating ? 'CALL.TO_PORTAL' : 'CALL.FLOAT')
  return <Control icon="external-link" text={text} label={text} isOn={isFloating} onPress={onPress} />
}

function ShareControl({ isSharing, onPress }: { isSharing: boolean; onPress: () => void }) {
  const t = useCallText()
  return (
    <Control
      icon="monitor-up"
      text={t(isSharing ? 'CALL.STOP_SHARING' : 'CALL.SHARE')}
      label={t(isSharing ? 'CALL.STOP_SHARING' : 'CALL.SHARE_SCREEN')}
      isOn={isSharing}
      onPress={onPress}
    />
  )
}

function WindowControl({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const t = useCallText()
  const text = t(isOpen ? 'CALL.TO_PORTAL' : 'CALL.WINDOW')
  return <Control icon="external-link" text={text} label={text} onPress={onPress} />
}
