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
  'grid grid-flow-col auto-cols-fr h-full pt-3 px-1 pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
  'sideways:grid-flow-row sideways:content-evenly sideways:pt-1 sideways:ps-2 sideways:pe-[calc(0.5rem+env(safe-area-inset-right))] sideways:pb-1',
  'desk:flex desk:justify-center desk:gap-5 desk:px-4 desk:pb-4 desk:@max-[60rem]/controls:gap-2',
)

/** What has room where the sections leave enough of it beside them. */
const roomyClass = '[display:contents] @max-[46rem]/controls:hidden'

/** What leads to the rest: on a phone, and where there is less room than that. */
const moreClass = '[display:contents] desk:hidden desk:@max-[46rem]/controls:contents'

/**
 * The controls of a call. Off is another icon, another word and an inverted circle. A phone has five of them, and the others
 * behind "More"; so has a narrow picture beside the sections.
 */
export function Controls({ view, isPaneOpen, onTogglePane, isWindow, panel, onPanel }: Props) {
  const t = useCallText()
  const isDesktop = useIsDesktop()
  const { media } = view
  const actions = useActions(view, isWindow)
  const ref = useCallKeys<HTMLElement>({
    m: () => pressMicrophone(media),
    v: () => pressCamera(media),
    s: actions.share,
    a: onTogglePane,
    p: actions.moveWindow ?? actions.float,
  })
  const toggle = (name: PanelName) => () => onPanel(panel === name ? null : name)
  const isGuest = isGuestSeat(view.side)
  const end = t(isGuest ? 'PEOPLE.LEAVE' : 'CALL.HANG_UP')
  return (
    <section
      className="[grid-area:controls] min-w-0 bg-stage desk:@container/controls"
      data-controls
      aria-label={t('CALL.CONTROLS')}
      ref={ref}
    >
      <div className={controlsClass}>
        <DeviceControls
          media={media}
          isChoosing={panel === 'devices'}
          onChoose={isDesktop ? toggle('devices') : undefined}
        />
        {isDesktop && <PictureControls {...{ view, panel, toggle }} share={actions.share} />}
        {onTogglePane && (
          <Control
            icon="layout-list"
            text={t('CALL.SECTIONS')}
            label={t('CALL.SECTIONS')}
            isExpanded={isPaneOpen}
            onPress={onTogglePane}
          />
        )}
        {isDesktop && <PlaceControls {...actions} isWindow={isWindow} />}
        <span className={moreClass}>
          <PanelControl name="more" isExpanded={panel === 'more'} onPress={toggle('more')} />
        </span>
        <Control
          icon={isGuest ? 'log-out' : 'phone-off'}
          text={end}
          label={end}
          isEnd
          onPress={() => callSession.hangUp()}
        />
      </div>
    </section>
  )
}

interface Actions {
  isOpen: boolean
  share: ReturnType<typeof useShare>
  moveWindow: ReturnType<typeof useMoveWindow>
  float: ReturnType<typeof useFloat>
}

function useActions(view: CallView, isWindow: boolean): Actions {
  const isOpen = useCallWindow() !== null
  const share = useShare(view, isWindow)
  const moveWindow = useMoveWindow(view, isOpen)
  return { isOpen, share, moveWindow, float: useFloat(view) }
}

interface PictureProps extends Pick<Props, 'view' | 'panel'>, Pick<Actions, 'share'> {
  toggle: (name: PanelName) => () => void
}

/** What is seen, and who is there. */
function PictureControls({ view, panel, toggle, share }: PictureProps) {
  const t = useCallText()
  const hasPanels = callInProgress(view)
  return (
    <span className={roomyClass}>
      {share && <ShareControl isSharing={view.media.isSharing} onPress={share} />}
      {hasPanels && <PanelControl name="view" isExpanded={panel === 'view'} onPress={toggle('view')} />}
      {hasPanels && hasPeople(view) && (
        <Control
          icon="users-round"
          text={t('PEOPLE.CONTROL')}
          label={t('PEOPLE.CONTROL_LABEL', { count: view.others.length + 2 })}
          isExpanded={panel === 'people'}
          onPress={toggle('people')}
        />
      )}
    </span>
  )
}

/** Where the call is shown: here, in a window of its own, or above other programs. */
function PlaceControls({
  isOpen,
  moveWindow,
  float,
  isWindow,
}: Omit<Actions, 'share'> & Pick<Props, 'isWindow'>) {
  return (
    <span className={roomyClass}>
      {moveWindow && isWindow === isOpen && <WindowControl isOpen={isOpen} onPress={moveWindow} />}
      {!moveWindow && float && <FloatControl onPress={float} />}
    </span>
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
