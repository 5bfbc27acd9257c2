import { lengthOf, type Scene, type Story } from './stories'

type Codec = 'vp9' | 'h264'

/** The files of every video, the best quality first. H.264 is for browsers without VP9; the small file saves data. */
export const renditions: readonly { file: string; type: string; height: number; codec: Codec }[] = [
  { file: '540.webm', type: 'video/webm; codecs="vp9, opus"', height: 540, codec: 'vp9' },
  { file: '540.mp4', type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"', height: 540, codec: 'h264' },
  { file: '240.webm', type: 'video/webm; codecs="vp9, opus"', height: 240, codec: 'vp9' },
]

const RATE = 12

/** The poster: the whole drawing. */
export const posterArguments = (still: string, out: string): string[] => [
  '-i',
  still,
  ...'-vf scale=640:360 -quality 70'.split(' '),
  out,
]

interface Drawing {
  still: string
  height: number
  codec: Codec
  out: string
}

/** The arguments that draw one file of a story: a slow movement over each part of the picture, and a soft chord. */
export function videoArguments(story: Story, { still, height, codec, out }: Drawing): string[] {
  const width = Math.round((height * 16) / 9 / 2) * 2
  const parts = story.scenes.map(
    (scene, index) => `[0:v]${movement(scene, story.pace, width, height)}[s${index}]`,
  )
  const labels = story.scenes.map((_, index) => `[s${index}]`).join('')
  const joined = `${labels}concat=n=${story.scenes.length}:v=1:a=0,format=yuv420p[v]`
  const inputs = [
    '-i',
    still,
    '-f',
    'lavfi',
    '-i',
    sound(story),
    '-filter_complex',
    [...parts, joined].join(';'),
  ]
  const output = `-map [v] -map 1:a -r ${RATE} -shortest ${encoders[codec]} -map_metadata -1`
  return [...inputs, ...output.split(' '), out]
}

/** Comes a little closer in the first two seconds of a scene. A picture that rests after that takes hardly any bytes. */
function movement({ view, lines }: Scene, pace: number, width: number, height: number): string {
  const frames = Math.round(lines.length * pace * RATE)
  const zoom = `${view.zoom}+0.08*sin(PI/2*min(1,on/${2 * RATE}))`
  const along = (side: 'w' | 'h', at: number) =>
    `max(0,min(i${side}-i${side}/zoom,i${side}*${at}-i${side}/zoom/2))`
  return `zoompan=z='${zoom}':x='${along('w', view.x)}':y='${along('h', view.y)}':d=${frames}:s=${width}x${height}:fps=${RATE}`
}

/** Three soft notes that swell and fade. */
function sound(story: Story): string {
  const notes = [1, 1.25, 1.5].map((step, index) => {
    const note = story.note * step
    return `0.07*sin(2*PI*${note}*t)*(0.6+0.4*sin(2*PI*t/${8 + index * 3}))`
  })
  return `aevalsrc='${notes.join('+')}':s=24000:d=${lengthOf(story)}`
}

const encoders: Readonly<Record<Codec, string>> = {
  vp9: '-c:v libvpx-vp9 -crf 44 -b:v 0 -row-mt 1 -cpu-used 2 -g 120 -c:a libopus -b:a 10k -ac 1',
  h264: '-c:v libx264 -preset slower -crf 31 -g 120 -movflags +faststart -c:a aac -b:a 20k -ac 1',
}
