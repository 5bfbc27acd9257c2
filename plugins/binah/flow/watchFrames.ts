/** A camera without a frame for this long has stopped: it is said within two seconds. */
const STOPPED_MS = 1500
/** A camera that does not come back within this time ends the scan. */
export const LOST_MS = 15_000
const CHECK_MS = 250

export interface FrameWatch {
  /** The camera sends no frames, or sends them again. */
  onChange: (isStopped: boolean) => void
  /** The camera has not come back. */
  onLost: () => void
}

/**
 * Watches the frames of a video from now on. A hidden tab gets no frames, which is not the camera's doing; browsers that do not tell of frames
 * cannot be watched. Returns a function that stops.
 */
export function watchFrames(video: HTMLVideoElement, { onChange, onLost }: FrameWatch): () => void {
  if (!('requestVideoFrameCallback' in video)) return () => {}
  let [last, isStopped, isOn] = [performance.now(), false, true]
  const see = () => {
    if (!isOn) return
    last = performance.now()
    setIsStopped(false)
    video.requestVideoFrameCallback(see)
  }
  const setIsStopped = (value: boolean) => {
    if (value === isStopped) return
    isStopped = value
    onChange(value)
  }
  const check = () => {
    if (document.visibilityState === 'hidden') last = performance.now()
    const silence = performance.now() - last
    if (silence >= STOPPED_MS) setIsStopped(true)
    if (silence >= LOST_MS) onLost()
  }
  video.requestVideoFrameCallback(see)
  const timer = setInterval(check, CHECK_MS)
  return () => {
    isOn = false
    clearInterval(timer)
  }
}
