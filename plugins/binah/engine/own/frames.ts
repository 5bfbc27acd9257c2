/** Pixels of the longer side of the picture that is looked at. */
const SIDE = 160
const CELL = 4

const fit = (side: number, longest: number) => Math.round((side / longest) * (SIDE / CELL)) * CELL

/**
 * Calls back with a small copy of each frame of a video. A frame is left out while the one before is still in work, so a slow phone measures
 * fewer frames and stays responsive. Returns a function that stops.
 */
export function eachFrame(
  video: HTMLVideoElement,
  onFrame: (bitmap: ImageBitmap, seconds: number) => void,
): () => void {
  let isOn = true
  const next = () => {
    if (isOn) video.requestVideoFrameCallback((now, metadata) => void take(now, metadata))
  }
  const take = async (now: number, { captureTime, mediaTime }: VideoFrameCallbackMetadata) => {
    const longest = Math.max(video.videoWidth, video.videoHeight)
    try {
      const bitmap = await createImageBitmap(video, {
        resizeWidth: fit(video.videoWidth, longest),
        resizeHeight: fit(video.videoHeight, longest),
        resizeQuality: 'low',
      })
      if (isOn) onFrame(bitmap, (captureTime ?? (mediaTime > 0 ? mediaTime * 1000 : now)) / 1000)
    } catch {
      // A camera that stops has no picture; the next frame comes when it is back.
    }
    next()
  }
  next()
  return () => {
    isOn = false
  }
}
