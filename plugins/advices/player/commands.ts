import type { KeyAction } from './keys'

/** Goes to a second. */
export function seek(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = Math.min(Math.max(seconds, 0), video.duration || seconds)
}

/** Plays. A browser that refuses leaves it paused. */
export const play = (video: HTMLVideoElement): Promise<void> => video.play().catch(() => undefined)

/** Loads a file at a second, and goes on playing if it was. */
export function load(video: HTMLVideoElement, src: string, start: number, rate: number): void {
  const wasPlaying = !video.paused
  video.src = src
  video.currentTime = start
  setRate(video, rate)
  if (wasPlaying) void play(video)
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
