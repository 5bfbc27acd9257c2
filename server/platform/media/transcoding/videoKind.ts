import { open, type FileHandle } from 'node:fs/promises'
import { imageKind } from '../../files/fileKind'
import { readMoov } from './mp4'
import { readWebm } from './webm'

/** What an uploaded video is by its content. */
export interface VideoKind {
  /** The media type, with codecs where they are known. */
  type: string
  /** Whether browsers play it as it is. */
  isPlayable: boolean
  /** Seconds; null where the content does not say. */
  duration: number | null
  /** Pixels; 0 where the content does not say. */
  height: number
}

const HEAD_BYTES = 262_144

/**
 * Finds out what kind of video a file is. Its content decides, not its name or the type that the sender claims. Undefined for
 * anything else than MP4, QuickTime, WebM, Matroska and AVI. Throws `NotAVideo` for a film that lacks its index.
 */
export async function readVideoKind(file: string): Promise<VideoKind | undefined> {
  const handle = await open(file)
  try {
    const head = await readAt(handle, 0, HEAD_BYTES)
    const text = head.toString('latin1', 0, 16)
    // Photos of phones begin as films do.
    if (imageKind(text)) return undefined
    if (/^[^]{4}ftyp/.test(text)) return await kindOfMp4(handle)
    if (text.startsWith('\x1A\x45\xDF\xA3')) return kindOfWebm(head)
    if (/^RIFF[^]{4}AVI /.test(text))
      return { type: 'video/x-msvideo', isPlayable: false, duration: null, height: 0 }
    return undefined
  } finally {
    await handle.close()
  }
}

/** Tracks that browsers leave out: time codes, texts and metadata. */
const otherTracks = new Set(['tmcd', 'tx3g', 'text', 'mett', 'mebx'])

/** H.264 with AAC or without sound plays everywhere; anything else in MP4 only somewhere. */
async function kindOfMp4(handle: FileHandle): Promise<VideoKind | undefined> {
  const { size } = await handle.stat()
  const moov = await readMoov((start, length) => readAt(handle, start, length), size)
  if (!moov) return undefined
  const { duration, height } = moov
  const codecs = moov.codecs.filter((codec) => !otherTracks.has(codec))
  const isPlayable = codecs.includes('avc1') && codecs.every((codec) => ['avc1', 'mp4a'].includes(codec))
  const names = [...new Set(codecs)].map((codec) => (codec === 'avc1' ? 'avc1.64001f' : 'mp4a.40.2'))
  return {
    type: isPlayable ? `video/mp4; codecs="${names.join(',')}"` : 'video/mp4',
    isPlayable,
    duration,
    height,
  }
}

function kindOfWebm(head: Buffer): VideoKind | undefined {
  const found = readWebm(head)
  if (!found) return undefined
  const { isWebm, ...facts } = found
  return { type: isWebm ? 'video/webm' : 'video/x-matroska', isPlayable: isWebm, ...facts }
}

async function readAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}
