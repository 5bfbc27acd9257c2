import type { VideoText } from '@schemas/generated/entities'

type Chapter = VideoText['chapters'][number]

/** What is wrong with a line of chapters, counted from 1. */
export interface LineFault {
  kind: 'LINE' | 'ORDER' | 'LENGTH'
  line: number
}

/** The longest title of a chapter. */
const MAX_TITLE = 200

/** "0:45", "1:02:05". Takes seconds. */
export function formatTime(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = pad(Math.floor(seconds) % 60)
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** Chapters as lines that a person edits: "0:45 Cómo sentarse". */
export const formatChapters = (chapters: readonly Chapter[]): string =>
  chapters.map(({ start, title }) => `${formatTime(start)} ${title}`).join('\n')

/**
 * Reads lines in this format; empty ones are left out. Takes the length of the video in seconds. Returns the chapters, or the first
 * fault.
 */
export function parseChapters(text: string, duration: number): { chapters: Chapter[]; fault?: LineFault } {
  const chapters: Chapter[] = []
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const chapter = parseLine(line.trim())
    const fault = chapter ? faultOf(chapter, chapters.at(-1), duration) : 'LINE'
    if (!chapter || fault) return { chapters: [], fault: { kind: fault ?? 'LINE', line: place + 1 } }
    chapters.push(chapter)
  }
  return { chapters }
}

function parseLine(line: string): Chapter | undefined {
  const parts = /^(?:(\d+):)?(\d{1,2}):(\d{2})\s+(\S.*)$/.exec(line)
  const [, hours = '0', minutes = '', seconds = '', title = ''] = parts ?? []
  return parts ? { start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title } : undefined
}

function faultOf(
  { start, title }: Chapter,
  before: Chapter | undefined,
  duration: number,
): LineFault['kind'] | undefined {
  if (title.length > MAX_TITLE) return 'LENGTH'
  return start >= duration || (before && start <= before.start) ? 'ORDER' : undefined
}
