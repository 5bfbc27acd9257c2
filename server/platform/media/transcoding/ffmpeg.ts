import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { posterArguments, probeArguments, renditionArguments, streamArguments } from './ffmpegArguments'
import { codecsOf, mainPlaylist, renditionsOf, type Rendition, type SourceFacts } from './renditions'
import { ProgramFailed, runProgram } from './runProgram'
import {
  NotAVideo,
  type TranscodedFile,
  type TranscodedVideo,
  type TranscodeJob,
  type Transcoder,
} from './transcoder'
import { readVideoKind } from './videoKind'

/** The paths of the programs. */
export interface FfmpegPrograms {
  ffmpeg: string
  ffprobe: string
}

const MAX_SECONDS = 4 * 3600
/** The share of the renditions in the work; streams and poster take little more than copying. */
const RENDITIONS_PERCENT = 95

/** Transcodes with ffmpeg: MP4 in two sizes, a stream of both, and a poster. */
export const ffmpegTranscoder = (programs: FfmpegPrograms): Transcoder => ({
  transcode: async (job) => {
    const facts = await probe(programs, job.source, job.signal)
    const renditions = renditionsOf(facts)
    await makeRenditions(programs, job, facts, renditions)
    return finish(programs, job, facts, renditions)
  },
})

const quiet = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y']

interface Probed {
  streams?: {
    codec_type?: string
    width?: number
    height?: number
    color_transfer?: string
    disposition?: { attached_pic?: number }
  }[]
  format?: { duration?: string }
}

async function probe({ ffprobe }: FfmpegPrograms, file: string, signal: AbortSignal): Promise<SourceFacts> {
  const printed = await runProgram(ffprobe, probeArguments(file), { signal }).catch(
    async (error: unknown) => {
      // It says `noIndex` where that is why; ffprobe says it in words only.
      if (error instanceof ProgramFailed) await readVideoKind(file)
      return toFault(error)
    },
  )
  const { streams = [], format } = JSON.parse(printed) as Probed
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1)
  if (!picture?.width || !picture.height) throw new NotAVideo('noPicture')
  const duration = Number(format?.duration) || null
  if (duration !== null && duration > MAX_SECONDS) throw new NotAVideo('tooLong')
  const hasSound = streams.some(({ codec_type: type }) => type === 'audio')
  const isHdr = hdrTransfers.has(picture.color_transfer ?? '')
  return { width: picture.width, height: picture.height, hasSound, isHdr, duration }
}

/** How pictures with more brightness than usual are stored: PQ and HLG. */
const hdrTransfers: ReadonlySet<string> = new Set(['smpte2084', 'arib-std-b67'])

/** A file that ffmpeg cannot read is not a video. */
const toFault = (error: unknown): never => {
  throw error instanceof ProgramFailed ? new NotAVideo('unreadable') : error
}

/**
 * How much of a film may be missing at its end, since containers round their length: two seconds or 2 % of it, and at most a quarter of a
 * short one.
 */
const missing = (named: number): number => Math.max(named * 0.02, Math.min(2, named / 4))

/** Refuses a film that ended before the length that its file names. Takes seconds. */
function refuseCutOff(named: number | null, made: number): void {
  if (named !== null && named - made > missing(named)) throw new NotAVideo('cutOff')
}

async function makeRenditions(
  { ffmpeg }: FfmpegPrograms,
  { source, folder, signal, onProgress }: TranscodeJob,
  { duration, isHdr }: SourceFacts,
  renditions: readonly Rendition[],
): Promise<void> {
  const onOutput = (text: string) => {
    const seconds = Number(/out_time_us=(\d+)\s+(?![^]*out_time_us)/.exec(text)?.[1] ?? 0) / 1_000_000
    if (duration) onProgress(Math.min(1, seconds / duration) * RENDITIONS_PERCENT)
  }
  const make = (isMapped: boolean) => {
    const made = renditionArguments(source, folder, { renditions, isHdr: isMapped })
    return runProgram(ffmpeg, [...quiet, '-progress', 'pipe:1', ...made], { signal, onOutput })
  }
  const withoutMapping = (error: unknown) =>
    isHdr && error instanceof ProgramFailed && error.message.includes('No such filter')
      ? make(false)
      : toFault(error)
  // A build of ffmpeg without zimg: a grey film is better than none.
  await make(isHdr).catch(withoutMapping).catch(toFault)
}

async function finish(
  programs: FfmpegPrograms,
  { folder, signal }: TranscodeJob,
  { hasSound, duration: named }: SourceFacts,
  renditions: readonly Rendition[],
): Promise<TranscodedVideo> {
  const { ffmpeg } = programs
  const best = path.join(folder, `${renditions[0]?.height}.mp4`)
  const { duration } = await probe(programs, best, signal)
  if (!duration) throw new NotAVideo('unreadable')
  refuseCutOff(named, duration)
  for (const { height } of renditions)
    await runProgram(ffmpeg, [...quiet, ...streamArguments(folder, height)], { signal })
  const poster = path.join(folder, 'poster.jpg')
  await runProgram(ffmpeg, [...quiet, ...posterArguments(best, duration, poster)], { signal })
  await writeFile(path.join(folder, 'stream.m3u8'), mainPlaylist(renditions, hasSound))
  return { duration, files: filesOf(folder, renditions, hasSound), poster }
}

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl'

function filesOf(folder: string, renditions: readonly Rendition[], hasSound: boolean): TranscodedFile[] {
  const made = (name: string, type: string, height: number | null): TranscodedFile => ({
    name,
    type,
    height,
    path: path.join(folder, name),
  })
  const codecs = (rendition: Rendition) => `codecs="${codecsOf(rendition, hasSound)}"`
  const [best] = renditions
  return [
    ...renditions.map((one) => made(`${one.height}.mp4`, `video/mp4; ${codecs(one)}`, one.height)),
    ...(best ? [made('stream.m3u8', `${PLAYLIST_TYPE}; ${codecs(best)}`, best.height)] : []),
    ...renditions.flatMap(({ height }) => [
      made(`${height}.m3u8`, PLAYLIST_TYPE, null),
      made(`${height}.m4s`, 'video/mp4', null),
    ]),
  ]
}
