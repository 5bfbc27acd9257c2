import { NotAVideo } from './transcoder'

/** What the table of contents of an MP4 says. */
export interface Mp4Facts {
  /** The codecs of its tracks, as in `avc1`. */
  codecs: string[]
  /** Seconds; null for a file in fragments. */
  duration: number | null
  /** Pixels of the picture; 0 without one. */
  height: number
}

type Read = (start: number, length: number) => Promise<Buffer>

/** Films of four hours have less. */
const MAX_MOOV_BYTES = 64_000_000
const MAX_BOXES = 1000

/** Boxes that only a film has: its pictures and its index. */
const filmBoxes = new Set(['mdat', 'moov'])

/**
 * Reads the box `moov` of an MP4 of `size` bytes; undefined where the file is no film. Throws `noIndex` for a film whose index is missing or
 * incomplete.
 */
export async function readMoov(read: Read, size: number): Promise<Mp4Facts | undefined> {
  let isFilm = false
  for (let at = 0, count = 0; at < size && count < MAX_BOXES; count += 1) {
    const head = await read(at, 16)
    isFilm ||= filmBoxes.has(head.toString('latin1', 4, 8))
    const box = boxAt(head, 0, size - at)
    if (!box) break
    if (box.type === 'moov')
      return box.size > MAX_MOOV_BYTES ? undefined : factsOf((await read(at, box.size)).subarray(box.content))
    at += box.size
  }
  if (isFilm) throw new NotAVideo('noIndex')
  return undefined
}

interface Box {
  type: string
  size: number
  /** Where the content begins. */
  content: number
}

function boxAt(bytes: Buffer, at: number, rest: number): Box | undefined {
  if (at + 8 > bytes.length) return undefined
  const type = bytes.toString('latin1', at + 4, at + 8)
  const short = bytes.readUInt32BE(at)
  if (short === 1 && at + 16 > bytes.length) return undefined
  const size = short === 0 ? rest : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
  const content = short === 1 ? 16 : 8
  return size < content || size > rest ? undefined : { type, size, content }
}

function* boxesIn(bytes: Buffer): Iterable<{ type: string; content: Buffer }> {
  for (let at = 0; at < bytes.length;) {
    const box = boxAt(bytes, at, bytes.length - at)
    if (!box) return
    yield { type: box.type, content: bytes.subarray(at + box.content, at + box.size) }
    at += box.size
  }
}

const containers = new Set(['trak', 'mdia', 'minf', 'stbl'])

function factsOf(moov: Buffer): Mp4Facts {
  const facts: Mp4Facts = { codecs: [], duration: null, height: 0 }
  const visit = (bytes: Buffer): void => {
    for (const { type, content } of boxesIn(bytes)) {
      if (containers.has(type)) visit(content)
      // Width and height are the last numbers, with 16 bits after the point. A track of sound has none.
      if (type === 'tkhd' && content.length >= 4)
        facts.height = Math.max(facts.height, content.readUInt32BE(content.length - 4) >>> 16)
      if (type === 'mvhd') facts.duration = durationOf(content)
      // The entries follow version, flags and their number.
      if (type === 'stsd') facts.codecs.push(...[...boxesIn(content.subarray(8))].map((entry) => entry.type))
    }
  }
  visit(moov)
  return facts
}

/** Seconds of the box `mvhd`; null where it says nothing. */
function durationOf(mvhd: Buffer): number | null {
  const isLong = mvhd[0] === 1
  if (mvhd.length < (isLong ? 32 : 20)) return null
  const scale = mvhd.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16)
  return scale === 0 || units === 0 ? null : units / scale
}
