/**
 * Why a file cannot become a video: it is none, has no picture, is longer than four hours, lacks the index that a recording writes
 * at its end, or ends before the length that it names.
 */
export type VideoFault = 'unreadable' | 'noPicture' | 'tooLong' | 'noIndex' | 'cutOff'

/** A file that cannot become a video; trying again does not help. */
export class NotAVideo extends Error {
  constructor(readonly reason: VideoFault) {
    super(`The file cannot become a video: ${reason}`)
  }
}

/** A file that was made of a video. */
export interface TranscodedFile {
  /** The last part of its address: letters, digits, dots and hyphens. */
  name: string
  /** The media type, with codecs where it can be played on its own. */
  type: string
  /** Pixels; 0 where it is not known. Null: a part of a stream that a playlist names. */
  height: number | null
  /** Where it is on this machine. */
  path: string
}

/** What was made of a video. */
export interface TranscodedVideo {
  /** Seconds. */
  duration: number
  /** The best quality first. */
  files: TranscodedFile[]
  /** The path of a JPEG; null where none can be made. */
  poster: string | null
}

/** A video to transcode. */
export interface TranscodeJob {
  /** The path of the uploaded file. */
  source: string
  /** An empty folder for what is made. */
  folder: string
  /** Ends the work at once. */
  signal: AbortSignal
  /** Receives how much is done, 0 to 100. */
  onProgress: (percent: number) => void
}

/** Makes the sizes, the streams and the poster of a video. */
export interface Transcoder {
  /** Throws `NotAVideo` for a file that it cannot read, and the reason of the signal. */
  transcode(job: TranscodeJob): Promise<TranscodedVideo>
}
