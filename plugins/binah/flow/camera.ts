import { mediaProblem } from '@portico/calls/media/mediaProblem'
import type { ScanAction } from './scanFlow'

/** The camera in front, large enough for a face and fast enough for a pulse. */
const CAMERA: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } },
}

/** Opens the camera, or reports why it does not work. A camera that is lost later is reported as well. */
export async function openCamera(dispatch: (action: ScanAction) => void): Promise<MediaStream | null> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(CAMERA)
    const reportEnd = () => dispatch({ type: 'error', error: { kind: 'camera', code: 'none' } })
    stream.getTracks().forEach((track) => track.addEventListener('ended', reportEnd))
    return stream
  } catch (error) {
    dispatch({ type: 'error', error: { kind: 'camera', code: mediaProblem(error) } })
    return null
  }
}

export const closeCamera = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop())
