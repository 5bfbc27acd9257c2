/** Bytes that are read of a database at once, and how many such parts are held. */
const PART_BYTES = 1_048_576
const MAX_PARTS = 16

/** A database is damaged, or none. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase'
}

/** The pages of an SQLite database, which are numbered from 1. */
export interface Pages {
  /** Of the whole file. */
  bytes: number
  /** The bytes of a page that hold its content. */
  usable: number
  /** How its texts are written. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be'
  read: (page: number) => Promise<DataView>
}

const HEADER_BYTES = 100
const encodings = [undefined, 'utf-8', 'utf-16le', 'utf-16be'] as const

/** Reads the header of a database. Nothing holds the file as a whole. Throws `DamagedDatabase` for anything else. */
export async function openPages(file: Blob): Promise<Pages> {
  const header = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer())
  if (header.byteLength < HEADER_BYTES) throw new DamagedDatabase('No header')
  const written = header.getUint16(16)
  // 65,536 does not fit into two bytes.
  const size = written === 1 ? 65_536 : written
  const encoding = encodings[header.getUint32(56)]
  if (size < 512 || (size & (size - 1)) !== 0 || !encoding) throw new DamagedDatabase('No header')
  const partAt = createParts(file)
  return {
    bytes: file.size,
    usable: size - header.getUint8(20),
    encoding,
    read: async (page) => {
      const start = (page - 1) * size
      if (page < 1 || start + size > file.size) throw new DamagedDatabase(`No page ${page}`)
      const part = await partAt(Math.floor(start / PART_BYTES))
      return new DataView(part, start % PART_BYTES, size)
    },
  }
}

/** Reads parts of a file; the ones that were read last are held. A page never lies in two parts: their sizes are powers of two. */
function createParts(file: Blob): (place: number) => Promise<ArrayBuffer> {
  const parts = new Map<number, ArrayBuffer>()
  return async (place) => {
    const found =
      parts.get(place) ?? (await file.slice(place * PART_BYTES, (place + 1) * PART_BYTES).arrayBuffer())
    parts.delete(place)
    parts.set(place, found)
    const [oldest] = parts.keys()
    if (parts.size > MAX_PARTS && oldest !== undefined) parts.delete(oldest)
    return found
  }
}
