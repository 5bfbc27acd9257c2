/**
 * `npm run media`: draws the demo videos of scripts/media with ffmpeg into server/platform/media/files. The files are part of the
 * repository, so that a machine without ffmpeg needs nothing.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { captionFile, chaptersOf } from './media/captionFile'
import { posterArguments, renditions, videoArguments } from './media/ffmpeg'
import { lengthOf, stories, type Story } from './media/stories'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'server/platform/media/files')

function ffmpeg(args: readonly string[]): void {
  const { status, error } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: 'inherit',
  })
  if (error) throw new Error('ffmpeg is not installed; the files in the repository stay', { cause: error })
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`)
}

function draw(story: Story): number {
  const folder = path.join(target, story.name)
  const art = path.join(root, 'scripts/media/art', `${story.name}.svg`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const still = path.join(folder, 'still.png')
  ffmpeg([
    '-width',
    '2560',
    '-i',
    art,
    '-vf',
    'scale=2560:1440:force_original_aspect_ratio=increase,crop=2560:1440',
    still,
  ])
  ffmpeg(posterArguments(still, path.join(folder, 'poster.webp')))
  const sources = renditions.map(({ file, type, height, codec }) => {
    const out = path.join(folder, file)
    ffmpeg(videoArguments(story, { still, height, codec, out }))
    return { file, type, height, bytes: statSync(out).size }
  })
  rmSync(still)
  for (const language of ['es', 'en'] as const)
    writeFileSync(path.join(folder, `captions.${language}.vtt`), captionFile(story, language))
  const media = {
    duration: Math.round(lengthOf(story)),
    sources,
    captions: ['es', 'en'],
    chapters: chaptersOf(story),
  }
  writeFileSync(path.join(folder, 'media.json'), `${JSON.stringify(media, null, 2)}\n`)
  return sources.reduce((sum, { bytes }) => sum + bytes, 0)
}

const only = process.argv[2]
let total = 0
for (const story of stories.filter(({ name }) => only === undefined || name === only)) {
  const bytes = draw(story)
  total += bytes
  console.log(`${story.name}: ${lengthOf(story)} s, ${Math.round(bytes / 1000)} kB`)
}
console.log(`${Math.round(total / 1000)} kB in all`)
