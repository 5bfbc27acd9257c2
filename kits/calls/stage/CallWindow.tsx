import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { CallView } from '../session/callView'
import { otherName } from '../session/callState'
import { CallStage } from './CallStage'
import { closeCallWindow } from '../window/openCallWindow'

/** The call in a window of its own (C-073). The window closes with the call. */
export function CallWindow({ view, target }: { view: CallView; target: Window }) {
  useEffect(() => closeCallWindow, [])
  const { call, side } = view
  if (!call) return null
  return createPortal(
    <CallStage
      isWindow
      view={view}
      name={otherName(call, side)}
      thumbnailId={side === 'patient' ? call.doctorThumbnailId : null}
    />,
    target.document.body,
  )
}
