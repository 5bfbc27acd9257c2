import { readChosenDevices } from './chosenDevices'
import { mediaProblem, type MediaProblem } from './mediaProblem'

/** A track that was opened, or why it was not. */
export type OpenedTrack = { track: MediaStreamTrack; problem: null } | { track: null; problem: MediaProblem }

/** The requested size of the picture (C-077). */
const SIZE = { width: { ideal: 800 }, height: { ideal: 600 }, frameRate: { ideal: 24 } }

const ideal = (id: string | undefined) => (id ? { deviceId: { ideal: id } } : {})

/** Opens the chosen camera, or another one when it is gone; on request the one on the back of a phone. */
export const openCamera = (isRear = false): Promise<OpenedTrack> =>
  open({
    video: {
      ...SIZE,
      ...(isRear ? { facingMode: { ideal: 'environment' } } : ideal(readChosenDevices().camera)),
    },
  })

/** Opens the chosen microphone, or another one when it is gone. */
export const openMicrophone = (): Promise<OpenedTrack> =>
  open({
    audio: { echoCancellation: true, noiseSuppression: true, ...ideal(readChosenDevices().microphone) },
  })

async function open(constraints: MediaStreamConstraints): Promise<OpenedTrack> {
  try {
    const [track] = (await navigator.mediaDevices.getUserMedia(constraints)).getTracks()
    return track ? { track, problem: null } : { track: null, problem: 'none' }
  } catch (error) {
    return { track: null, problem: mediaProblem(error) }
  }
}

/** Asks which screen, window or tab to share. Null when nothing was chosen or the browser cannot share. */
export async function openScreen(): Promise<MediaStreamTrack | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 15 }, audio: false })
    const track = stream.getVideoTracks()[0] ?? null
    // Texts stay readable when the connection is slow.
    if (track) track.contentHint = 'detail'
    return track
  } catch {
    return null
  }
}

/** Whether this browser can share a screen; phones cannot. */
export const canShare = (): boolean =>
  typeof navigator.mediaDevices === 'object' && 'getDisplayMedia' in navigator.mediaDevices
