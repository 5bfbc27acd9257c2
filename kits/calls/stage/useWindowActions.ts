import { toast } from '@portico/core/ui/feedback/toast'
import { canShare } from '../media/openTrack'
import type { CallView } from '../session/callView'
import { callInProgress } from '../session/callState'
import { callSession } from '../session/useCallSession'
import { useCallText } from '../texts'
import { canFloatPicture, floatPicture } from '../window/floatingPicture'
import { canOpenWindow, closeCallWindow, openCallWindow } from '../window/openCallWindow'

type Action = (() => void) | undefined

/** Shares the screen and stops it. A phone cannot, so it is not offered there. */
export function useShare({ phase, media: { isSharing } }: CallView, isWindow: boolean): Action {
  const t = useCallText()
  const share = async () => {
    if (!(await callSession.devices.share())) toast({ tone: 'error', text: t('ERRORS.CANT_SHARE') })
  }
  if (!callInProgress({ phase }) || isWindow || !canShare()) return undefined
  return () => (isSharing ? callSession.devices.stopSharing() : void share())
}

/** Moves the call into a window of its own and back. */
export function useMoveWindow({ phase }: CallView, isOpen: boolean): Action {
  const t = useCallText()
  const open = async () => {
    if (!(await openCallWindow())) toast({ tone: 'error', text: t('CALL.WINDOW_BLOCKED') })
  }
  if (!callInProgress({ phase }) || !canOpenWindow()) return undefined
  return () => (isOpen ? closeCallWindow() : void open())
}

/** Lets the picture float above other programs, where the call can have no window of its own. */
export function useFloat({ phase, isPictureMoving }: CallView): Action {
  const t = useCallText()
  if (!callInProgress({ phase }) || !isPictureMoving || canOpenWindow() || !canFloatPicture())
    return undefined
  const float = async () => {
    if (!(await floatPicture())) toast({ tone: 'error', text: t('CALL.WINDOW_BLOCKED') })
  }
  return () => void float()
}
