/** A part of a file, in bytes from its beginning. */
export interface Area {
  start: number
  end: number
}

interface Box {
  type: string
  body: Buffer
}

/**
 * Finds where a HEIC photo keeps its data about the camera and the place: the items `Exif` and `mime` (XMP) of its box `meta`
 * (ISO 14496-12, 8.11). Takes the beginning of the file. Returns undefined when it cannot be read as such a file.
 */
export function findMetadata(head: Buffer): Area[] | undefined {
  try {
    const meta = find(boxes(head), 'meta')?.subarray(4)
    const info = meta && find(boxes(meta), 'iinf')
    const places = meta && find(boxes(meta), 'iloc')
    if (!info || !places) return undefined
    const ids = new Set(metadataItems(info))
    return locate(places).flatMap(({ id, areas }) => (ids.has(id) ? areas : []))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function boxes(from: Buffer): Box[] {
  const found: Box[] = []
  for (let at = 0; at + 8 <= from.length;) {
    const size = from.readUInt32BE(at)
    // The last box may have no size; sizes above 4 GB belong to picture data, which comes after `meta`.
    if (size < 8) break
    found.push({ type: from.toString('latin1', at + 4, at + 8), body: from.subarray(at + 8, at + size) })
    at += size
  }
  return found
}

const find = (all: readonly Box[], type: string): Buffer | undefined =>
  all.find((box) => box.type === type)?.body

/** The ids of the items with metadata. */
function metadataItems(info: Buffer): number[] {
  const entries = info.subarray(info[0] === 0 ? 6 : 8)
  return boxes(entries).flatMap(({ type, body }) => {
    const isLong = body[0] === 3
    if (type !== 'infe' || (body[0] ?? 0) < 2) return []
    const id = isLong ? body.readUInt32BE(4) : body.readUInt16BE(4)
    const kind = body.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12)
    return kind === 'Exif' || kind === 'mime' ? [id] : []
  })
}

/** Photos have less than a thousand. A small file can say that it has billions. */
const MAX_AREAS = 10_000

/**
 * Where each item is. Items inside the box `idat` are never metadata of a camera. Throws `RangeError` for a list that is cut
 * off or too long.
 */
function locate(places: Buffer): { id: number; areas: Area[] }[] {
  const version = places[0] ?? 0
  const [offsetBytes, lengthBytes] = nibbles(places.readUInt8(4))
  const [baseBytes, indexBytes] = nibbles(places.readUInt8(5))
  let at = 6
  const next = (bytes: number): number => {
    if (bytes === 0) return 0
    at += bytes
    return bytes === 8 ? Number(places.readBigUInt64BE(at - 8)) : places.readUIntBE(at - bytes, bytes)
  }
  let left = MAX_AREAS
  const nextCount = (bytes: number): number => {
    const count = next(bytes)
    left -= count
    if (left < 0) throw new RangeError('Too many areas')
    return count
  }
  return Array.from({ length: nextCount(version < 2 ? 2 : 4) }, () => {
    const id = next(version < 2 ? 2 : 4)
    const isInFile = version === 0 || (next(2) & 15) === 0
    next(2)
    const base = next(baseBytes)
    const areas = Array.from({ length: nextCount(2) }, () => {
      if (version > 0) next(indexBytes)
      const start = base + next(offsetBytes)
      return { start, end: start + next(lengthBytes) }
    })
    return { id, areas: isInFile ? areas : [] }
  })
}

const nibbles = (byte: number): [number, number] => [byte >> 4, byte & 15]
