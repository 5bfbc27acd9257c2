import { Events, Hls } from 'hls.js/light'
import { play } from './commands'

interface Feeding {
  src: string
  /** Seconds. */
  start: number
  onFailed: () => void
}

/**
 * Feeds a video the segments of a stream, from a second on. The segments are loaded when the person plays or seeks, as with a
 * file. Its errors of the network and of the media are tried again by the library; `onFailed` gets what it gives up. Returns a
 * function that ends it.
 */
export function feedStream(video: HTMLVideoElement, { src, start, onFailed }: Feeding): () => void {
  const wasPlaying = !video.paused
  const hls = new Hls({ autoStartLoad: false, enableWorker: false, startPosition: start })
  hls.on(Events.ERROR, (_, { fatal }) => {
    if (fatal) onFailed()
  })
  let isLoading = false
  const begin = () => {
    if (!isLoading) hls.startLoad(start)
    isLoading = true
  }
  hls.on(Events.MANIFEST_PARSED, () => {
    if (wasPlaying || !video.paused) begin()
  })
  video.addEventListener('play', begin)
  hls.loadSource(src)
  hls.attachMedia(video)
  if (wasPlaying) void play(video)
  return () => {
    video.removeEventListener('play', begin)
    hls.destroy()
  }
}
