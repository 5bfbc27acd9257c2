import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { VideoCue } from '../../schemas/generated/entities'
import { root } from '../paths'
import { parseCaptions } from './captions'

/** A file of a video that is played by itself. */
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
export const mediaFolder = path.join(root, 'server', 'media', 'files')

const known = new Map<string, Media>()

/** Reads what a video consists of. Throws for an unknown name. */
export function readMedia(name: string): Media {
  const media = known.get(name) ?? (JSON.parse(readFileSync(pathOf(name, 'media.json'), 'utf8')) as Media)
  known.set(name, media)
  return media
}

/** The path of a file. In: names that the database or `media.json` has, never those of a request. */
export const pathOf = (name: string, file: string): string => path.join(mediaFolder, name, file)

/** The captions in a language; undefined where there are none. */
export function readCaptions(name: string, language: string): VideoCue[] | undefined {
  if (!readMedia(name).captions.includes(language)) return undefined
  const file = pathOf(name, `captions.${language}.vtt`)
  return existsSync(file) ? parseCaptions(readFileSync(file, 'utf8')) : undefined
}
