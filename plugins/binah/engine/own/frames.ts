/** Pixels of the longer side of the picture that is looked at. */
const SIDE = 160
const CELL = 4

const fit = (side: number, longest: number) => Math.round((side / longest) * (SIDE / CELL)) * CELL

/** A frame of the camera, and the size in which the worker looks at it. */
export interface Frame {
  picture: VideoFrame | ImageBitmap
  width: number
  height: number
  /** Seconds. */
  t: number
}

/**
 * Calls back with each frame of a video. A frame is left out while `isBusy`, so a slow phone measures fewer frames and stays responsive.
 * Returns a function that stops.
 */
export function eachFrame(
  video: HTMLVideoElement,
  onFrame: (frame: Frame) => void,
  isBusy: () => boolean,
): () => void {
  let isOn = true
  const next = () => {
    if (isOn) video.requestVideoFrameCallback((now, metadata) => void take(now, metadata))
  }
  const take = async (now: number, { captureTime, mediaTime }: VideoFrameCallbackMetadata) => {
    next()
    if (isBusy()) return
    const longest = Math.max(video.videoWidth, video.videoHeight)
    const size = { width: fit(video.videoWidth, longest), height: fit(video.videoHeight, longest) }
    const t = (captureTime ?? (mediaTime > 0 ? mediaTime * 1000 : now)) / 1000
    try {
      const picture = wholeFrameOf(video) ?? (await smallCopyOf(video, size))
      if (isOn) onFrame({ picture, ...size, t })
      else picture.close()
    } catch {
      // A camera that stops has no picture; the next frame comes when it is back.
    }
  }
  next()
  return () => {
    isOn = false
  }
}

/** Hands the frame over without copying it: scaling it here would take half of the time of the page on a slow phone. */
function wholeFrameOf(video: HTMLVideoElement): VideoFrame | null {
  if (typeof VideoFrame === 'undefined') return null
  const frame = new VideoFrame(video)
  const isUpright = (width: number, height: number) => height > width
  // Some browsers forget how the camera is turned.
  if (isUpright(frame.displayWidth, frame.displayHeight) === isUpright(video.videoWidth, video.videoHeight))
    return frame
  frame.close()
  return null
}

const smallCopyOf = (video: HTMLVideoElement, { width, height }: Pick<Frame, 'width' | 'height'>) =>
  createImageBitmap(video, { resizeWidth: width, resizeHeight: height, resizeQuality: 'low' })
