// @vitest-environment node
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
import { afterAll, describe, expect, it } from 'vitest'
import { ffmpegTranscoder } from './ffmpeg'
import { findFfmpeg } from './findFfmpeg'

const folder = mkdtempSync(path.join(tmpdir(), 'portico-films-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const programs = findFfmpeg(undefined, process.env['PATH'] ?? '')

/** Where the matrix of a track begins behind the name of its header, in bytes. */
const MATRIX = 44

/** Notes in an MP4 that its picture is shown turned by a quarter. */
function rotate(film: string): void {
  const bytes = readFileSync(film)
  const turned = [0, 0x1_0000, 0, 0xffff_0000, 0, 0, 0, 0, 0x4000_0000]
  const start = bytes.indexOf('tkhd') + MATRIX
  turned.forEach((value, index) => bytes.writeUInt32BE(value, start + index * 4))
  writeFileSync(film, bytes)
}

/** Films of a telephone, a camera or an upload that was interrupted, made for the test. */
describe.skipIf(!programs)('films as people upload them', { timeout: 120_000 }, () => {
  const { ffmpeg, ffprobe } = programs ?? { ffmpeg: '', ffprobe: '' }
  const run = (program: string, args: string) =>
    execFileSync(
      program,
      args.split(' ').map((part) => part.replace('%', folder)),
      { encoding: 'utf8' },
    )
  const make = (name: string, args: string): string => {
    run(ffmpeg, `-loglevel error -f lavfi -i ${args} %/${name}`)
    return path.join(folder, name)
  }
  /** A copy of a film that ends early. */
  const cut = (film: string, share: number): string => {
    const copy = `${film}.${share}.mp4`
    copyFileSync(film, copy)
    truncateSync(copy, Math.floor(statSync(copy).size * share))
    return copy
  }
  const transcode = (source: string) =>
    ffmpegTranscoder({ ffmpeg, ffprobe }).transcode({
      source,
      folder: mkdtempSync(path.join(folder, 'job-')),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
  const picture = (file: string) => {
    const entries = 'stream=width,height,color_transfer,color_primaries,pix_fmt'
    const printed = run(ffprobe, `-v error -of json -select_streams v -show_entries ${entries} ${file}`)
    const { streams } = JSON.parse(printed) as { streams: Record<string, unknown>[] }
    return streams[0] ?? {}
  }
  const sizes = async (source: string) => {
    const { files } = await transcode(source)
    return files
      .filter(({ name }) => name.endsWith('.mp4'))
      .map((file) => [picture(file.path)['width'], picture(file.path)['height'], file.height])
  }

  it.each([
    [
      'landscape',
      'testsrc2=s=1920x1080:d=1:r=5 -pix_fmt yuv420p',
      [
        [1280, 720, 720],
        [640, 360, 360],
      ],
    ],
    [
      'portrait',
      'testsrc2=s=1080x1920:d=1:r=5 -pix_fmt yuv420p',
      [
        [720, 1280, 720],
        [360, 640, 360],
      ],
    ],
    [
      'small portrait, which is not enlarged',
      'testsrc2=s=270x480:d=1:r=5 -pix_fmt yuv420p',
      [[270, 480, 360]],
    ],
  ])('keeps the shorter side of a film in %s', async (name, args, expected) => {
    expect(await sizes(make(`${name.slice(0, 34).replaceAll(' ', '-')}.mp4`, args))).toEqual(expected)
  })

  it('keeps the shorter side of a film that the telephone notes as rotated', async () => {
    const film = make('rotated.mp4', 'testsrc2=s=1920x1080:d=1:r=5 -pix_fmt yuv420p')
    rotate(film)
    expect(await sizes(film)).toEqual([
      [720, 1280, 720],
      [360, 640, 360],
    ])
  })

  it('brings the brightness and the colours of an HDR film into those of usual screens', async () => {
    const hdr =
      'testsrc2=s=640x360:d=1:r=5 -pix_fmt yuv420p10le -c:v libx265 -x265-params log-level=none -color_trc smpte2084 -color_primaries bt2020 -colorspace bt2020nc'
    const { files } = await transcode(make('hdr.mp4', hdr))
    expect(picture(files[0]?.path ?? '')).toMatchObject({
      color_transfer: 'bt709',
      color_primaries: 'bt709',
      pix_fmt: 'yuv420p',
    })
  })

  it('says that a film lacks its index when the recording ended before it was written', async () => {
    const film = make('end.mp4', 'testsrc2=s=640x360:d=4:r=5 -pix_fmt yuv420p')
    await expect(transcode(cut(film, 0.7))).rejects.toMatchObject({ reason: 'noIndex' })
  })

  it('says that a film is cut off when it ends before the length that it names', async () => {
    const film = make('start.mp4', 'testsrc2=s=640x360:d=12:r=5 -pix_fmt yuv420p -movflags +faststart')
    await expect(transcode(cut(film, 0.4))).rejects.toMatchObject({ reason: 'cutOff' })
    await expect(transcode(film)).resolves.toMatchObject({ duration: 12 })
  })
})
