import { createReadStream } from 'node:fs'
import { createInflate } from 'node:zlib'
import { readBytes } from './searchFile'

/** Limits that no ordinary document reaches: the number of object streams, and the bytes in all of them. */
const MAX_STREAMS = 5000
const MAX_INFLATED_BYTES = 50_000_000
/** The dictionary of a stream, from its type to its content. */
const DICTIONARY_BYTES = 2048
/** Longer than any name that is searched, with each letter as `#4A`. */
const OVERLAP = 64
const PIECE_BYTES = 262_144

/** A pattern of a name of PDF, in which each letter may be written by its number: `/J#61vaScript`. */
const nameOf = (name: string): string =>
  `/${Array.from(name, (letter) => `(?:${letter}|#${hexOf(letter)})`).join('')}`

const hexOf = (letter: string): string =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)

/** A script, or a program that is started. */
const active = new RegExp(String.raw`${nameOf('JavaScript')}|${nameOf('Launch')}|/JS ?\(`)
const objectStream = new RegExp(nameOf('ObjStm'), 'g')

/**
 * Finds scripts and programs in a PDF: in its text, and in the compressed object streams in which programs of today write most
 * of it. Only a part of the file is in memory at a time. Returns why the PDF is refused; null if it is not.
 */
export async function inspectPdf(file: string): Promise<'script' | 'tooLarge' | null> {
  const streams = new Set<number>()
  for await (const { text, start } of windows(createReadStream(file, { highWaterMark: PIECE_BYTES }))) {
    if (active.test(text)) return 'script'
    for (const { index } of text.matchAll(objectStream)) streams.add(start + index)
    if (streams.size > MAX_STREAMS) return 'tooLarge'
  }
  let left = MAX_INFLATED_BYTES
  for (const place of streams) {
    const found = await inspectStream(file, place, left)
    if (typeof found === 'string') return found
    left -= found
  }
  return null
}

/** Searches an object stream by the place of its type. Returns the bytes it has, or why the PDF is refused. */
async function inspectStream(
  file: string,
  place: number,
  most: number,
): Promise<number | 'script' | 'tooLarge'> {
  const head = (await readBytes(file, place, DICTIONARY_BYTES)).toString('latin1')
  const begin = /stream\r?\n/.exec(head)
  if (!begin) return 0
  const source = createReadStream(file, { start: place + begin.index + begin[0].length })
  const inflated = source.pipe(createInflate())
  source.on('error', (error) => inflated.destroy(error))
  let size = 0
  try {
    for await (const { text, start } of windows(inflated)) {
      if (active.test(text)) return 'script'
      size = start + text.length
      if (size > most) return 'tooLarge'
    }
  } catch {
    // Compressed in another way, encrypted or damaged: what could be read has been searched.
  } finally {
    source.destroy()
    inflated.destroy()
  }
  return size
}

/** The content in parts that overlap, so that no name is cut in two. */
async function* windows(source: AsyncIterable<Buffer>): AsyncIterable<{ text: string; start: number }> {
  let [end, start] = ['', 0]
  for await (const piece of source) {
    const text = end + piece.toString('latin1')
    yield { text, start }
    end = text.slice(-OVERLAP)
    start += text.length - end.length
  }
}
