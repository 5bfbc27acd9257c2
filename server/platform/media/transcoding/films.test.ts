// @vitest-environment node
import { afterAll, describe, expect, it } from 'vitest'
import { findFfmpeg } from './findFfmpeg'
import { cut, filmMaker, rotate } from './testing/filmMaker'

const programs = findFfmpeg(undefined, process.env['PATH'] ?? '')

/** Films of a telephone, a camera or an upload that was interrupted, made for the test. */
describe.skipIf(!programs)('films as people upload them', { timeout: 120_000 }, () => {
  const { make, transcode, streams, clear } = filmMaker(programs ?? { ffmpeg: '', ffprobe: '' })
  afterAll(clear)
  const picture = (file: string) => streams(file, 'video')[0] ?? {}
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
    rotate(film, 90)
    expect(await sizes(film)).toEqual([
      [720, 1280, 720],
      [360, 640, 360],
    ])
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

  it('a second is much of a short film', async () => {
    const film = make('short.mp4', 'testsrc2=s=640x360:d=3:r=5 -pix_fmt yuv420p -movflags +faststart')
    await expect(transcode(cut(film, 0.6))).rejects.toMatchObject({ reason: 'cutOff' })
  })
})
