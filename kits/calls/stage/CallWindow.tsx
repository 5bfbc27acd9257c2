import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { CallView } from '../session/callView'
import { CallStage } from './CallStage'
import { closeCallWindow } from '../window/openCallWindow'

/** The call in a window of its own (C-073). The window closes with the call. */
export function CallWindow({ view, target }: { view: CallView; target: Window }) {
  useEffect(() => closeCallWindow, [])
  const { call, side } = view
  if (!call) return null
  const isPatient = side === 'patient'
  return createPortal(
    <CallStage
      isWindow
      view={view}
      name={isPatient ? call.doctorName : call.patientName}
      thumbnailId={isPatient ? call.doctorThumbnailId : null}
    />,
    target.document.body,
  )
}
