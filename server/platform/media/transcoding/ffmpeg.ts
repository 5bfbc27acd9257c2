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
    disposition?: { attached_pic?: number }
  }[]
  format?: { duration?: string }
}

async function probe({ ffprobe }: FfmpegPrograms, file: string, signal: AbortSignal): Promise<SourceFacts> {
  const printed = await runProgram(ffprobe, probeArguments(file), { signal }).catch(toFault)
  const { streams = [], format } = JSON.parse(printed) as Probed
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1)
  if (!picture?.width || !picture.height) throw new NotAVideo('noPicture')
  const duration = Number(format?.duration) || null
  if (duration !== null && duration > MAX_SECONDS) throw new NotAVideo('tooLong')
  const hasSound = streams.some(({ codec_type: type }) => type === 'audio')
  return { width: picture.width, height: picture.height, hasSound, duration }
}

/** A file that ffmpeg cannot read is not a video. */
const toFault = (error: unknown): never => {
  throw error instanceof ProgramFailed ? new NotAVideo('unreadable') : error
}

async function makeRenditions(
  { ffmpeg }: FfmpegPrograms,
  { source, folder, signal, onProgress }: TranscodeJob,
  { duration }: SourceFacts,
  renditions: readonly Rendition[],
): Promise<void> {
  const args = [...quiet, '-progress', 'pipe:1', ...renditionArguments(source, folder, renditions)]
  const onOutput = (text: string) => {
    const seconds = Number(/out_time_us=(\d+)\s+(?![^]*out_time_us)/.exec(text)?.[1] ?? 0) / 1_000_000
    if (duration) onProgress(Math.min(1, seconds / duration) * RENDITIONS_PERCENT)
  }
  await runProgram(ffmpeg, args, { signal, onOutput }).catch(toFault)
}

async function finish(
  programs: FfmpegPrograms,
  { folder, signal }: TranscodeJob,
  { hasSound }: SourceFacts,
  renditions: readonly Rendition[],
): Promise<TranscodedVideo> {
  const { ffmpeg } = programs
  for (const { height } of renditions)
    await runProgram(ffmpeg, [...quiet, ...streamArguments(folder, height)], { signal })
  const best = path.join(folder, `${renditions[0]?.height}.mp4`)
  const { duration } = await probe(programs, best, signal)
  if (!duration) throw new NotAVideo('unreadable')
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
