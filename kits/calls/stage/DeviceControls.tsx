import type { ReactNode } from 'react'
import { Icon } from '@portico/core/ui/media/Icon'
import type { MediaProblem } from '../media/mediaProblem'
import { callSession } from '../session/useCallSession'
import type { MediaState } from '../media/LocalMedia'
import { useCallText, type CallKey } from '../texts'
import { Control } from './Control'

interface Props {
  media: MediaState
  /** Opens the choice of devices; absent where it is elsewhere. */
  onChoose?: (() => void) | undefined
  isChoosing: boolean
}

/** Microphone and camera. A device that does not open says so, and a press tries again. */
export function DeviceControls({ media, onChoose, isChoosing }: Props) {
  const t = useCallText()
  const { isMuted, microphoneProblem } = media
  const isSilent = isMuted || microphoneProblem !== null
  return (
    <>
      <WithChoice label="CALL.CHOOSE_DEVICES" isChoosing={isChoosing} onChoose={onChoose}>
        <Control
          icon={isSilent ? 'mic-off' : 'mic'}
          text={t(isSilent ? 'CALL.MICROPHONE_OFF' : 'CALL.MICROPHONE')}
          label={t(
            microphoneProblem
              ? microphoneProblems[microphoneProblem]
              : isMuted
                ? 'CALL.MICROPHONE_OFF'
                : 'CALL.MICROPHONE_ON',
          )}
          isOff={isSilent}
          onPress={() => pressMicrophone(media)}
        />
      </WithChoice>
      <WithChoice label="CALL.CHOOSE_CAMERA_NOW" isChoosing={isChoosing} onChoose={onChoose}>
        <CameraControl media={media} />
      </WithChoice>
    </>
  )
}

interface ChoiceProps extends Pick<Props, 'onChoose' | 'isChoosing'> {
  label: CallKey
  children: ReactNode
}

/** A control with the button beside it that opens the choice of devices. */
function WithChoice({ label, isChoosing, onChoose, children }: ChoiceProps) {
  const t = useCallText()
  return (
    <span className="grid grid-flow-col items-start justify-center">
      {children}
      {onChoose && (
        <button
          type="button"
          className="grid place-items-center size-tap rounded-full"
          aria-label={t(label)}
          aria-haspopup="dialog"
          aria-expanded={isChoosing}
          onClick={onChoose}
        >
          <Icon name="chevron-down" size="s" />
        </button>
      )}
    </span>
  )
}

function CameraControl({ media }: Pick<Props, 'media'>) {
  const t = useCallText()
  const { isCameraOff, isSoundOnly, cameraProblem } = media
  const isUnseen = isCameraOff || isSoundOnly || cameraProblem !== null
  const name = isSoundOnly
    ? 'CALL.CAMERA_SOUND_ONLY'
    : isCameraOff
      ? 'CALL.CAMERA_OFF'
      : cameraProblem
        ? cameraProblems[cameraProblem]
        : 'CALL.CAMERA_ON'
  return (
    <Control
      icon={isUnseen ? 'video-off' : 'video'}
      text={t(isUnseen ? 'CALL.CAMERA_OFF' : 'CALL.CAMERA')}
      label={t(name)}
      isOff={isUnseen}
      onPress={() => pressCamera(media)}
    />
  )
}

const microphoneProblems = {
  blocked: 'CALL.MICROPHONE_BLOCKED',
  none: 'CALL.MICROPHONE_NONE',
  inUse: 'CALL.MICROPHONE_IN_USE',
} as const satisfies Record<MediaProblem, CallKey>

const cameraProblems = {
  blocked: 'CALL.CAMERA_BLOCKED',
  none: 'CALL.CAMERA_NONE',
  inUse: 'CALL.CAMERA_IN_USE',
} as const satisfies Record<MediaProblem, CallKey>

/** Mutes the microphone and back; one that does not open is tried again. */
export function pressMicrophone({ isMuted, microphoneProblem }: MediaState): void {
  if (microphoneProblem) void callSession.devices.reopen()
  else callSession.devices.setMuted(!isMuted)
}

/** Switches the camera off and on; one that does not open is tried again. */
export function pressCamera({ isCameraOff, isSoundOnly, cameraProblem }: MediaState): void {
  if (isSoundOnly) callSession.devices.setSoundOnly(false)
  else if (cameraProblem && !isCameraOff) void callSession.devices.reopen()
  else callSession.devices.setCameraOff(!isCameraOff)
}
