/** What the head of a Matroska file says. */
export interface WebmFacts {
  /** WebM is the part of Matroska that browsers play. */
  isWebm: boolean
  /** Seconds; null where the head does not say, as in a recording of a browser. */
  duration: number | null
  /** Pixels; 0 where the head does not say. */
  height: number
}

const DOC_TYPE = Buffer.from([0x42, 0x82])
const TIMECODE_SCALE = Buffer.from([0x2a, 0xd7, 0xb1])
const DURATION = Buffer.from([0x44, 0x89])
const NANOSECONDS = 1_000_000_000

/** Reads the first bytes of a Matroska or WebM file; undefined where they name neither. */
export function readWebm(head: Buffer): WebmFacts | undefined {
  const docType = valueOf(head, DOC_TYPE, 0)?.toString('latin1').replaceAll('\0', '')
  if (docType !== 'webm' && docType !== 'matroska') return undefined
  return { isWebm: docType === 'webm', duration: durationOf(head), height: heightOf(head) }
}

function durationOf(head: Buffer): number | null {
  const scale = valueOf(head, TIMECODE_SCALE, 0)
  const at = scale ? head.indexOf(TIMECODE_SCALE) : 0
  const value = valueOf(head, DURATION, at)
  if (!value) return null
  const units = value.length === 4 ? value.readFloatBE() : value.length === 8 ? value.readDoubleBE() : 0
  const nanoseconds = scale && scale.length <= 6 ? scale.readUIntBE(0, scale.length) : 1_000_000
  const seconds = (units * nanoseconds) / NANOSECONDS
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

/** Width and height of the picture follow each other, with one or two bytes each. */
function heightOf(head: Buffer): number {
  const found = /\xB0(?:\x81[^]|\x82[^]{2})\xBA(?:\x81([^])|\x82([^]{2}))/.exec(head.toString('latin1'))
  const bytes = Buffer.from(found?.[1] ?? found?.[2] ?? '', 'latin1')
  return bytes.length === 0 ? 0 : bytes.readUIntBE(0, bytes.length)
}

/** The bytes of the first element with an id, whose length is one byte, after `from`. */
function valueOf(head: Buffer, id: Buffer, from: number): Buffer | undefined {
  const at = head.indexOf(id, from)
  const length = head[at + id.length]
  if (at < 0 || length === undefined || length <= 0x80) return undefined
  const start = at + id.length + 1
  const end = start + (length & 0x7f)
  return end <= head.length ? head.subarray(start, end) : undefined
}
