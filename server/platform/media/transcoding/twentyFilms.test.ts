// @vitest-environment node
import { renameSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { findFfmpeg } from './findFfmpeg'
import { cut, filmMaker, rotate } from './testing/filmMaker'
import { NotAVideo } from './transcoder'
import { readVideoKind } from './videoKind'

const programs = findFfmpeg(undefined, process.env['PATH'] ?? '')

/** What came out of a film: the sides of each picture, the best first; its length in seconds; whether it has sound. */
interface Ending {
  sides: string[]
  seconds: number
  hasSound: boolean
}

interface Film {
  /** Its name, with the extension that decides its container. */
  name: string
  /** How ffmpeg makes it, from its first source on. */
  args: string
  /** What happens to the file then; the path of the film to upload. */
  after?: (film: string) => string
  /** What comes out, or why it is refused. */
  ends: Ending | string
}

const picture = (sides: string, more = '') => `testsrc2=s=${sides}:d=3:r=5 ${more}`
const sound = '-f lavfi -i sine=d=3'
const usual = '-pix_fmt yuv420p'
const hdr = (transfer: string) =>
  `-pix_fmt yuv420p10le -c:v libx265 -x265-params log-level=none -color_trc ${transfer} -color_primaries bt2020 -colorspace bt2020nc`
const ends = (sides: string, { seconds = 3, hasSound = false } = {}): Ending => ({
  sides: sides.split(' '),
  seconds,
  hasSound,
})
/** White at its left, black at its right: turned clockwise, white comes to the top. */
const halves = `color=black:s=640x360:d=3:r=5 -vf drawbox=w=320:color=white:t=fill ${usual}`
const turn = (degrees: 90 | 270) => (film: string) => {
  rotate(film, degrees)
  return film
}
const rename = (to: string) => (film: string) => {
  renameSync(film, `${film}.${to}`)
  return `${film}.${to}`
}

const films: Film[] = [
  { name: 'rotated to the right.mp4', args: halves, after: turn(90), ends: ends('360x640') },
  { name: 'rotated to the left.mov', args: halves, after: turn(270), ends: ends('360x640') },
  { name: 'vertical.mp4', args: picture('1080x1920', usual), ends: ends('720x1280 360x640') },
  {
    name: 'hevc.mp4',
    args: picture('640x360', `${sound} -c:v libx265 -tag:v hvc1 -x265-params log-level=none ${usual}`),
    ends: ends('640x360', { hasSound: true }),
  },
  { name: 'hdr with pq.mp4', args: picture('640x360', hdr('smpte2084')), ends: ends('640x360') },
  { name: 'hdr with hlg.mov', args: picture('640x360', hdr('arib-std-b67')), ends: ends('640x360') },
  {
    name: '4k.mp4',
    args: `testsrc2=s=3840x2160:d=1:r=2 -preset ultrafast ${usual}`,
    ends: ends('1280x720 640x360', { seconds: 1 }),
  },
  { name: 'without sound.mkv', args: picture('640x360', usual), ends: ends('640x360') },
  {
    name: 'three hours.mp4',
    args: `color=gray:s=64x36:d=10800:r=0.2 -preset ultrafast ${usual}`,
    ends: ends('64x36', { seconds: 10_800 }),
  },
  {
    name: 'over four hours.mp4',
    args: `color=gray:s=64x36:d=14500:r=0.1 -preset ultrafast ${usual}`,
    ends: 'tooLong',
  },
  {
    name: 'cut off.mp4',
    args: picture('640x360', `${sound} -movflags +faststart ${usual}`),
    after: (film) => cut(film, 0.5),
    ends: 'cutOff',
  },
  {
    name: 'cut off.mkv',
    args: picture('640x360', `${sound} ${usual}`),
    after: (film) => cut(film, 0.4),
    ends: 'cutOff',
  },
  {
    name: 'without its index.mp4',
    args: picture('640x360', usual),
    after: (film) => cut(film, 0.9),
    ends: 'noIndex',
  },
  {
    name: 'index at the end.mp4',
    args: picture('640x360', `${sound} ${usual}`),
    ends: ends('640x360', { hasSound: true }),
  },
  {
    name: 'vp9.webm',
    args: picture('640x360', `${sound} -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus`),
    ends: ends('640x360', { hasSound: true }),
  },
  {
    name: 'av1.webm',
    args: picture('640x360', `${sound} -c:v libaom-av1 -usage realtime -cpu-used 8 -c:a libopus`),
    ends: ends('640x360', { hasSound: true }),
  },
  {
    name: 'recorded by a browser, without a length.webm',
    args: picture('640x360', '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -live 1'),
    ends: ends('640x360'),
  },
  {
    name: 'h263.3gp',
    args: picture('176x144', `${sound} -c:v h263 -c:a aac -ac 1 -ar 8000`),
    ends: ends('176x144', { hasSound: true }),
  },
  {
    name: 'mpeg4.3gp',
    args: picture('176x144', `${sound} -c:v mpeg4 -c:a aac -ac 1 -ar 8000`),
    ends: ends('176x144', { hasSound: true }),
  },
  { name: 'odd sides.mp4', args: picture('321x241', '-pix_fmt yuv444p'), ends: ends('320x240') },
  {
    name: 'variable frame rate.mp4',
    args: `testsrc2=s=320x240:d=6:r=60 -vf select='lt(t,2)+not(mod(n,30))' -vsync vfr ${usual}`,
    ends: ends('320x240', { seconds: 6 }),
  },
  {
    name: 'mono at 8 kHz.mp4',
    args: picture('640x360', `${sound} -ac 1 -ar 8000 ${usual}`),
    ends: ends('640x360', { hasSound: true }),
  },
  {
    name: 'several tracks of sound.mov',
    args: picture('640x360', `${sound} ${sound} -map 0:v -map 1:a -map 2:a ${usual}`),
    ends: ends('640x360', { hasSound: true }),
  },
  { name: 'matroska.mkv', args: picture('640x360', usual), after: rename('mp4'), ends: ends('640x360') },
  { name: 'transport stream.ts', args: picture('640x360', usual), after: rename('mp4'), ends: 'no video' },
]

describe.skipIf(!programs)('twenty films of telephones, cameras and browsers', { timeout: 120_000 }, () => {
  const { make, transcode, streams, quarters, clear } = filmMaker(programs ?? { ffmpeg: '', ffprobe: '' })
  afterAll(clear)
  const upload = ({ name, args, after }: Film) => {
    const made = make(name, args)
    return after ? after(made) : made
  }
  /** What the upload and the preparation make of a file. */
  const prepare = async (film: string) => {
    if (!(await readVideoKind(film))) return 'no video'
    const { duration, files, poster } = await transcode(film)
    return { duration, poster: poster ?? '', mp4: files.filter(({ name }) => name.endsWith('.mp4')) }
  }
  const endingOf = async (film: string): Promise<Ending | string> => {
    const made = await prepare(film)
    if (typeof made === 'string') return made
    const seconds = Math.round(made.duration)
    for (const { path: file } of made.mp4) expectPlayable(file, seconds)
    const paths = made.mp4.map((file) => file.path)
    const sides = (file: string) =>
      streams(file, 'video').map(({ width, height }) => `${Number(width)}x${Number(height)}`)
    expect(sides(made.poster)).toEqual(sides(paths[0] ?? ''))
    const hasSound = paths.map((file) => streams(file, 'audio').length === 1)
    expect(new Set(hasSound).size).toBe(1)
    return { sides: paths.flatMap(sides), seconds, hasSound: hasSound[0] === true }
  }
  /** Every browser plays H.264 with 4:2:0 and AAC; nothing is left to rotate or to map. */
  const expectPlayable = (file: string, seconds: number) => {
    const [shown = {}, ...others] = streams(file, 'video')
    expect(others).toEqual([])
    expect(shown).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p' })
    expect(shown['side_data_list']).toBeUndefined()
    expect(['bt709', undefined]).toContain(shown['color_transfer'])
    expect(Math.abs(Number(shown['duration']) - seconds)).toBeLessThan(0.5)
    const [frames, per] = String(shown['avg_frame_rate']).split('/').map(Number)
    expect((frames ?? 0) / (per ?? 1)).toBeLessThanOrEqual(30)
    for (const heard of streams(file, 'audio'))
      expect(heard).toMatchObject({ codec_name: 'aac', channels: 2, sample_rate: '48000' })
  }

  it.each(films)('$name', async (film) => {
    const source = upload(film)
    const ending = await endingOf(source).catch((error: unknown) => {
      if (error instanceof NotAVideo) return error.reason
      throw error
    })
    expect(ending).toEqual(film.ends)
  })

  it.each([
    [90 as const, [true, true, false, false]],
    [270 as const, [false, false, true, true]],
  ])('a film that is rotated by %d degrees stands upright', async (degrees, white) => {
    const { files } = await transcode(turn(degrees)(make(`upright ${degrees}.mp4`, halves)))
    expect(quarters(files[0]?.path ?? '').map((brightness) => brightness > 128)).toEqual(white)
  })

  it.each(['smpte2084', 'arib-std-b67'])(
    'a film with %s has the colours of usual screens',
    async (transfer) => {
      const film = make(`${transfer}.mp4`, picture('640x360', hdr(transfer)))
      const { files } = await transcode(film)
      expect(streams(files[0]?.path ?? '', 'video')[0]).toMatchObject({
        color_transfer: 'bt709',
        color_primaries: 'bt709',
        color_space: 'bt709',
      })
    },
  )
})
