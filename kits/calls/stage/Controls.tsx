import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { toast } from '@core/ui/feedback/toast'
import { Icon } from '@core/ui/media/Icon'
import type { IconName } from '@core/ui/media/icons'
import { canShare } from '../media/openTrack'
import type { CallView } from '../session/CallSession'
import { callSession } from '../session/useCallSession'
import { useCallText } from '../texts'

interface Props {
  view: CallView
  isPaneOpen: boolean
  onTogglePane: (() => void) | undefined
}

/** The controls of a call. Off is another icon, another word and an inverted circle. */
export function Controls({ view, isPaneOpen, onTogglePane }: Props) {
  const t = useCallText()
  const { isMuted, isCameraOff } = view.media
  useKeys(view)
  return (
    <section className="call-controls" aria-label={t('CALL.CONTROLS')}>
      <Control
        icon={isMuted ? 'mic-off' : 'mic'}
        text={t(isMuted ? 'CALL.MICROPHONE_OFF' : 'CALL.MICROPHONE')}
        label={t(isMuted ? 'CALL.MICROPHONE_OFF' : 'CALL.MICROPHONE_ON')}
        isOff={isMuted}
        onPress={() => callSession.setMuted(!isMuted)}
      />
      <Control
        icon={isCameraOff ? 'video-off' : 'video'}
        text={t(isCameraOff ? 'CALL.CAMERA_OFF' : 'CALL.CAMERA')}
        label={t(isCameraOff ? 'CALL.CAMERA_OFF' : 'CALL.CAMERA_ON')}
        isOff={isCameraOff}
        onPress={() => callSession.setCameraOff(!isCameraOff)}
      />
      {view.phase === 'inProgress' && <ShareControl isSharing={view.media.isSharing} />}
      {onTogglePane && (
        <Control
          icon="layout-list"
          text={t('CALL.SECTIONS')}
          label={t('CALL.SECTIONS')}
          isExpanded={isPaneOpen}
          onPress={onTogglePane}
        />
      )}
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

/** Shares the screen and stops it (CALL-018, CALL-036). A phone cannot, so it is not offered there. */
function ShareControl({ isSharing }: { isSharing: boolean }) {
  const t = useCallText()
  if (!canShare()) return null
  const share = async () => {
    if (!(await callSession.share())) toast({ tone: 'error', text: t('ERRORS.CANT_SHARE') })
  }
  return (
    <Control
      icon="monitor-up"
      text={t(isSharing ? 'CALL.STOP_SHARING' : 'CALL.SHARE')}
      label={t(isSharing ? 'CALL.STOP_SHARING' : 'CALL.SHARE_SCREEN')}
      isOn={isSharing}
      onPress={() => (isSharing ? callSession.stopSharing() : void share())}
    />
  )
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

/** M and V switch microphone and camera, unless somebody types. */
function useKeys(view: CallView): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    const isTyping = target?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '')
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'm') callSession.setMuted(!view.media.isMuted)
    if (event.key === 'v') callSession.setCameraOff(!view.media.isCameraOff)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
