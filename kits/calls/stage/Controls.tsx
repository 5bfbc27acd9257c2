import type { ReactNode } from 'react'
import { toast } from '@portico/core/ui/feedback/toast'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { useCallKeys } from '../keys/useCallKeys'
import { canShare } from '../media/openTrack'
import type { CallView } from '../session/callView'
import { callInProgress } from '../session/callState'
import { callSession } from '../session/useCallSession'
import { useCallText } from '../texts'
import { canFloatPicture, floatPicture, useFloatingPicture } from '../window/floatingPicture'
import { canOpenWindow, closeCallWindow, openCallWindow, useCallWindow } from '../window/openCallWindow'

interface Props {
  view: CallView
  isPaneOpen: boolean
  onTogglePane: (() => void) | undefined
  /** Whether this is the window of the call, where the browser shares no screen. */
  isWindow: boolean
}

/** The controls of a call. Off is another icon, another word and an inverted circle. */
export function Controls({ view, isPaneOpen, onTogglePane, isWindow }: Props) {
  const t = useCallText()
  const { isMuted, isCameraOff } = view.media
  const share = useShare(view, isWindow)
  const isOpen = useCallWindow() !== null
  const moveWindow = useMoveWindow(view, isOpen)
  const mute = () => callSession.setMuted(!isMuted)
  const switchCamera = () => callSession.setCameraOff(!isCameraOff)
  const float = useFloat(view)
  const keys = { m: mute, v: switchCamera, s: share, a: onTogglePane, p: moveWindow ?? float }
  const ref = useCallKeys<HTMLElement>(keys)
  return (
    <section className="call-controls" aria-label={t('CALL.CONTROLS')} ref={ref}>
      <Control
        icon={isMuted ? 'mic-off' : 'mic'}
        text={t(isMuted ? 'CALL.MICROPHONE_OFF' : 'CALL.MICROPHONE')}
        label={t(isMuted ? 'CALL.MICROPHONE_OFF' : 'CALL.MICROPHONE_ON')}
        isOff={isMuted}
        onPress={mute}
      />
      <Control
        icon={isCameraOff ? 'video-off' : 'video'}
        text={t(isCameraOff ? 'CALL.CAMERA_OFF' : 'CALL.CAMERA')}
        label={t(isCameraOff ? 'CALL.CAMERA_OFF' : 'CALL.CAMERA_ON')}
        isOff={isCameraOff}
        onPress={switchCamera}
      />
      {share && <ShareControl isSharing={view.media.isSharing} onPress={share} />}
      {onTogglePane && (
        <Control
          icon="layout-list"
          text={t('CALL.SECTIONS')}
          label={t('CALL.SECTIONS')}
          isExpanded={isPaneOpen}
          onPress={onTogglePane}
        />
      )}
      {moveWindow && isWindow === isOpen && <WindowControl isOpen={isOpen} onPress={moveWindow} />}
      {!moveWindow && float && <FloatControl onPress={float} />}
      <Control
        icon="phone-off"
        text={t('CALL.HANG_UP')}
        label={t('CALL.HANG_UP')}
        isEnd
        onPress={() => callSession.hangUp()}
      />
    </section>
  )
}

/** Shares the screen and stops it. A phone cannot, so it is not offered there. */
function useShare({ phase, media: { isSharing } }: CallView, isWindow: boolean): (() => void) | undefined {
  const t = useCallText()
  const share = async () => {
    if (!(await callSession.share())) toast({ tone: 'error', text: t('ERRORS.CANT_SHARE') })
  }
  if (!callInProgress({ phase }) || isWindow || !canShare()) return undefined
  return () => (isSharing ? callSession.stopSharing() : void share())
}

/** Moves the call into a window of its own and back. */
function useMoveWindow({ phase }: CallView, isOpen: boolean): (() => void) | undefined {
  const t = useCallText()
  const open = async () => {
    if (!(await openCallWindow())) toast({ tone: 'error', text: t('CALL.WINDOW_BLOCKED') })
  }
  if (!callInProgress({ phase }) || !canOpenWindow()) return undefined
  return () => (isOpen ? closeCallWindow() : void open())
}

/** Lets the picture float above other programs, where the call can have no window of its own. */
function useFloat({ phase, isPictureMoving }: CallView): (() => void) | undefined {
  const t = useCallText()
  if (!callInProgress({ phase }) || !isPictureMoving || canOpenWindow() || !canFloatPicture())
    return undefined
  const float = async () => {
    if (!(await floatPicture())) toast({ tone: 'error', text: t('CALL.WINDOW_BLOCKED') })
  }
  return () => void float()
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

interface ControlProps {
  icon: IconName
  /** The visible word. */
  text: ReactNode
  /** The accessible name, which begins with the word. */
  label: string
  isOff?: boolean
  isOn?: boolean
  isEnd?: boolean
  isExpanded?: boolean
  onPress: () => void
}

function Control({ icon, text, label, isOff, isOn, isEnd, isExpanded, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className="call-control"
      data-off={isOff ? '' : undefined}
      data-on={isOn ? '' : undefined}
      data-end={isEnd ? '' : undefined}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <span className="call-control-icon">
        <Icon name={icon} />
      </span>
      <span>{text}</span>
    </button>
  )
}
