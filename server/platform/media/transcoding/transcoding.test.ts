// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testHeic } from '../../files/images/test/testHeic'
import { pathOf } from '../media'
import { unchangedTranscoder } from './unchangedTranscoder'
import { ffmpegTranscoder } from './ffmpeg'
import { findFfmpeg } from './findFfmpeg'
import { mainPlaylist, renditions, renditionsOf } from './renditions'
import { readVideoKind } from './videoKind'

const folder = mkdtempSync(path.join(tmpdir(), 'portico-transcoding-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const programs = findFfmpeg(undefined, process.env['PATH'] ?? '')
const newFolder = () => mkdtempSync(path.join(folder, 'job-'))
const job = (source: string) => ({
  source,
  folder: newFolder(),
  signal: new AbortController().signal,
  onProgress: () => undefined,
})
const fileOf = (name: string, content: string | Buffer) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

it.each([
  ['photo.heic', testHeic('00', '00')],
  [
    'photo.avif',
    Buffer.from('0000001c6674797061766966000000006d696631617669666d696166000000086d646174', 'hex'),
  ],
])('a photo is no film that lacks its index: %s', async (name, content) => {
  expect(await readVideoKind(fileOf(name, content))).toBeUndefined()
})

it.each([
  ['540.mp4', { type: 'video/mp4; codecs="avc1.64001f,mp4a.40.2"', isPlayable: true, height: 540 }],
  ['540.webm', { type: 'video/webm', isPlayable: true, height: 540 }],
  ['240.webm', { type: 'video/webm', isPlayable: true, height: 240 }],
])('reads kind, height and length of %s from its content', async (file, expected) => {
  const kind = await readVideoKind(pathOf('walk', file))
  expect(kind).toMatchObject(expected)
  expect(kind?.duration).toBeCloseTo(21, 0)
})

it.each([
  ['empty', ''],
  ['text', 'ftyp'],
  ['box that is larger than the file', Buffer.from('0000ffff66747970', 'hex')],
  ['box without an end', Buffer.from('000000106674797069736f6d000000000000000066726565', 'hex')],
  ['Matroska without a kind', Buffer.from('1a45dfa3', 'hex')],
])('%s is no video', async (name, content) => {
  const file = fileOf(`${name}.mp4`, content)
  expect(await readVideoKind(file)).toBeUndefined()
  await expect(unchangedTranscoder.transcode(job(file))).rejects.toMatchObject({ reason: 'unreadable' })
})

it('a small picture is not enlarged, and the main playlist names each size', () => {
  expect(renditionsOf({ width: 1920, height: 1080 }).map(({ height }) => height)).toEqual([720, 360])
  expect(renditionsOf({ width: 480, height: 360 }).map(({ height }) => height)).toEqual([360])
  expect(renditionsOf({ width: 360, height: 640 }).map(({ height }) => height)).toEqual([360])
  expect(renditionsOf({ width: 405, height: 720 }).map(({ height }) => height)).toEqual([720, 360])
  const lines = mainPlaylist(renditions, false).split('\n')
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual(['720.m3u8', '360.m3u8', ''])
  expect(lines).toContain('#EXT-X-STREAM-INF:BANDWIDTH=764000,CODECS="avc1.64001e"')
})

it('ffmpeg is not found where it is turned off or not installed', () => {
  expect(findFfmpeg('off', process.env['PATH'] ?? '')).toBeUndefined()
  expect(findFfmpeg(undefined, folder)).toBeUndefined()
  expect(findFfmpeg(folder, process.env['PATH'] ?? '')).toBeUndefined()
})

describe.skipIf(!programs)('ffmpeg', () => {
  const transcoder = ffmpegTranscoder(programs ?? { ffmpeg: '', ffprobe: '' })

  it(
    'makes sizes, a stream with one file of segments for each, and a poster',
    { timeout: 120_000 },
    async () => {
      const percents: number[] = []
      const { duration, files, poster } = await transcoder.transcode({
        ...job(pathOf('sun', '540.webm')),
        onProgress: (percent) => percents.push(percent),
      })
      const { duration: expected } = JSON.parse(readFileSync(pathOf('sun', 'media.json'), 'utf8')) as {
        duration: number
      }
      expect(Math.abs(duration - expected)).toBeLessThan(1)
      expect(files.map(({ name, height }) => [name, height])).toEqual([
        ['720.mp4', 720],
        ['360.mp4', 360],
        ['stream.m3u8', 720],
        ['720.m3u8', null],
        ['720.m4s', null],
        ['360.m3u8', null],
        ['360.m4s', null],
      ])
      const at = (name: string) => files.find((file) => file.name === name)?.path ?? ''
      const names = readFileSync(at('360.m3u8'), 'utf8').split('\n')
      expect(new Set(names.filter((line) => line !== '' && !line.startsWith('#')))).toEqual(
        new Set(['360.m4s']),
      )
      expect(await readVideoKind(at('360.mp4'))).toMatchObject({ isPlayable: true })
      expect(
        readFileSync(poster ?? '')
          .subarray(0, 3)
          .toString('hex'),
      ).toBe('ffd8ff')
      expect(percents.at(-1)).toBeGreaterThan(50)
      expect(percents.every((percent, index) => percent >= (percents[index - 1] ?? 0) && percent <= 95)).toBe(
        true,
      )
    },
  )

  it('reads no other file that an upload names', async () => {
    const secret = fileOf('secret.txt', 'secret')
    for (const text of [`#EXTM3U\n#EXTINF:1,\nfile://${secret}\n`, `ffconcat version 1.0\nfile ${secret}\n`])
      await expect(transcoder.transcode(job(fileOf('list.mp4', text)))).rejects.toMatchObject({
        reason: 'unreadable',
      })
  })

  it('refuses sound without a picture, and ends at once when it is stopped', async () => {
    const sound = path.join(folder, 'sound.mp4')
    execFileSync(programs?.ffmpeg ?? '', [
      ...'-loglevel error -f lavfi -i sine=d=1 -c:a aac'.split(' '),
      sound,
    ])
    expect(statSync(sound).size).toBeGreaterThan(0)
    await expect(transcoder.transcode(job(sound))).rejects.toMatchObject({ reason: 'noPicture' })
    const controller = new AbortController()
    const stopped = new Error('stopped')
    const work = transcoder.transcode({ ...job(pathOf('sun', '540.webm')), signal: controller.signal })
    controller.abort(stopped)
    await expect(work).rejects.toBe(stopped)
  })
})
