import { NotAVideo, type Transcoder } from './transcoder'
import { readVideoKind } from './videoKind'

/** Used where ffmpeg is not installed: the uploaded file is the video, if browsers play it. */
export const unchangedTranscoder: Transcoder = {
  transcode: async ({ source }) => {
    const kind = await readVideoKind(source)
    if (!kind?.isPlayable || kind.duration === null) throw new NotAVideo('unreadable')
    const { type, height, duration } = kind
    const name = type.startsWith('video/webm') ? 'video.webm' : 'video.mp4'
    return { duration, files: [{ name, type, height, path: source }], poster: null }
  },
}
