import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths'

/** A file of a video that can be played on its own. */
export interface MediaSource {
  file: string
  type: string
  /** Pixels. */
  height: number
  bytes: number
}

/** The files of a video and what they show, as `media.json` beside them says. */
export interface Media {
  /** Seconds. */
  duration: number
  /** The best quality first; a stream, which has several, last. */
  sources: MediaSource[]
  /** Files that a stream consists of. */
  parts?: Pick<MediaSource, 'file' | 'type'>[]
  /** The languages of the captions. */
  captions: string[]
  /** Titles by language. */
  chapters: { start: number; title: Record<string, string> }[]
}

/** The folder of all media. `scripts/media` makes them. */
export const mediaFolder = path.join(root, 'server', 'platform', 'media', 'files')

const known = new Map<string, Media>()

/** Reads what a video consists of. Throws for an unknown name. */
export function readMedia(name: string): Media {
  const media = known.get(name) ?? (JSON.parse(readFileSync(pathOf(name, 'media.json'), 'utf8')) as Media)
  known.set(name, media)
  return media
}

/** The path of a file. Takes names that the database or `media.json` has, never those of a request. */
export const pathOf = (name: string, file: string): string => path.join(mediaFolder, name, file)

/** The file of the captions in a language; undefined where there is none. */
export function readCaptionFile(name: string, language: string): string | undefined {
  const file = pathOf(name, `captions.${language}.vtt`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
