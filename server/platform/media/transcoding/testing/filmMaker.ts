import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ffmpegTranscoder, type FfmpegPrograms } from '../ffmpeg'
import type { TranscodedVideo } from '../transcoder'

/** Where the matrix of a track begins behind the name of its header, in bytes. */
const MATRIX = 44
const ONE = 0x1_0000
const MINUS_ONE = 0xffff_0000

/** Notes in an MP4 that its picture is shown turned clockwise. */
export function rotate(film: string, degrees: 90 | 270): void {
  const bytes = readFileSync(film)
  const [b, c] = degrees === 90 ? [ONE, MINUS_ONE] : [MINUS_ONE, ONE]
  const start = bytes.indexOf('tkhd') + MATRIX
  ;[0, b, 0, c, 0, 0, 0, 0, 0x4000_0000].forEach((value, index) =>
    bytes.writeUInt32BE(value, start + index * 4),
  )
  writeFileSync(film, bytes)
}

/** A copy of a film that ends early. */
export function cut(film: string, share: number): string {
  const copy = `${film}.${share}${path.extname(film)}`
  copyFileSync(film, copy)
  truncateSync(copy, Math.floor(statSync(copy).size * share))
  return copy
}

/** A stream as ffprobe describes it. */
export type ProbedStream = Record<string, unknown>

/** Makes films in a folder of its own, transcodes them and reads what came out. */
export interface FilmMaker {
  /** Makes a film. The arguments of ffmpeg begin with the first source of `lavfi`. */
  make: (name: string, args: string) => string
  transcode: (source: string) => Promise<TranscodedVideo>
  /** The streams of a file of the type `video` or `audio`. */
  streams: (file: string, type: 'video' | 'audio') => ProbedStream[]
  /** The brightness of the first picture: of the top left, top right, bottom left and bottom right. */
  quarters: (file: string) => number[]
  /** Deletes the folder. */
  clear: () => void
}

/** Makes films with the programs that the tests found. */
export function filmMaker({ ffmpeg, ffprobe }: FfmpegPrograms): FilmMaker {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-films-'))
  const run = (program: string, args: readonly string[]) => execFileSync(program, args)
  return {
    make: (name, args) => {
      const film = path.join(folder, name)
      run(ffmpeg, [...`-y -loglevel error -f lavfi -i ${args}`.split(' '), film])
      return film
    },
    transcode: (source) =>
      ffmpegTranscoder({ ffmpeg, ffprobe }).transcode({
        source,
        folder: mkdtempSync(path.join(folder, 'job-')),
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    streams: (file, type) => {
      const args = ['-v', 'error', '-of', 'json', '-select_streams', type.charAt(0), '-show_streams', file]
      return (JSON.parse(run(ffprobe, args).toString()) as { streams: ProbedStream[] }).streams
    },
    quarters: (file) => {
      const args = '-frames:v 1 -vf scale=2:2:flags=area -pix_fmt gray -f rawvideo -'.split(' ')
      return [...run(ffmpeg, ['-loglevel', 'error', '-i', file, ...args])]
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
