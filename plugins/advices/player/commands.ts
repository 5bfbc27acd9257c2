import type { KeyAction } from './keys'

/** Goes to a second. */
export function seek(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = Math.min(Math.max(seconds, 0), video.duration || seconds)
}

/** Plays. A browser that refuses leaves it paused. */
export const play = (video: HTMLVideoElement): Promise<void> => video.play().catch(() => undefined)

/** What is loaded, where it begins, and how fast it plays. */
export interface Loading {
  src: string
  /** Whether a library feeds the browser the segments of a stream. */
  isFed: boolean
  start: number
  rate: number
  /** Called where the stream cannot be read; a file that cannot is an event of the video. */
  onFailed: () => void
}

/** Loads a video at a second, and continues playing if it was. Returns a function that stops the library. */
export function load(video: HTMLVideoElement, { src, isFed, start, rate, onFailed }: Loading): () => void {
  const wasPlaying = !video.paused
  setRate(video, rate)
  if (isFed) return feed(video, { src, start, onFailed })
  video.src = src
  video.currentTime = start
  setRate(video, rate)
  if (wasPlaying) void play(video)
  return () => undefined
}

/** The library is loaded only here: most browsers need none, and most videos are short. */
function feed(
  video: HTMLVideoElement,
  { src, start, onFailed }: Pick<Loading, 'src' | 'start' | 'onFailed'>,
): () => void {
  let isOver = false
  let end = () => undefined as void
  const begin = async () => {
    const { feedStream } = await import('./stream')
    if (!isOver) end = feedStream(video, { src, start, onFailed })
  }
  begin().catch(onFailed)
  return () => {
    isOver = true
    end()
  }
}

/** Sets the speed. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}

/** Does what a control or a key asks for. `frame` is what full screen shows. */
export function run(action: KeyAction, video: HTMLVideoElement, frame: HTMLElement | null): void {
  if (action.kind === 'play') {
    if (video.paused) void play(video)
    else video.pause()
  }
  if (action.kind === 'by') seek(video, video.currentTime + action.seconds)
  if (action.kind === 'tenths') seek(video, ((video.duration || 0) * action.tenths) / 10)
  if (action.kind === 'sound') video.muted = !video.muted
  if (action.kind === 'full') void toggleFullScreen(video, frame)
  if (action.kind === 'picture') void togglePicture(video)
}

/** The whole player where the browser allows it; an iPhone shows only the video. */
async function toggleFullScreen(video: HTMLVideoElement, frame: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (document.fullscreenEnabled) return frame?.requestFullscreen().catch(() => undefined)
  ;(video as { webkitEnterFullscreen?: () => void }).webkitEnterFullscreen?.()
}

async function togglePicture(video: HTMLVideoElement): Promise<void> {
  const isOut = document.pictureInPictureElement === video
  await (isOut ? document.exitPictureInPicture() : video.requestPictureInPicture()).catch(() => undefined)
}
