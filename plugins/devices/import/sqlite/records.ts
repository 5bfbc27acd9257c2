import { DamagedDatabase, type Pages } from './pages'

/** A value of a row. Bytes are not read. */
export type SqlValue = number | string | null

/** A row as it is stored: its id, and its values in the order of the stored columns. */
export interface StoredRow {
  id: number
  values: SqlValue[]
}

const LEAF = 0x0d
const INTERIOR = 0x05
/** The header of the file comes before the first page. */
const HEADER_BYTES = 100

/** A number of one to nine bytes, and where the next one begins. */
function varint(view: DataView, start: number): [value: number, next: number] {
  let value = 0
  for (let at = start; at < start + 8; at++) {
    const byte = view.getUint8(at)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, at + 1]
  }
  return [value * 256 + view.getUint8(start + 8), start + 9]
}

/** Generates the rows of a table in the order of their ids, by the page where its tree begins. Throws `DamagedDatabase`. */
export const readTable = (pages: Pages, root: number): AsyncGenerator<StoredRow> =>
  readTree(pages, root, new Set())

/** A page is in a tree once. */
async function* readTree(pages: Pages, root: number, seen: Set<number>): AsyncGenerator<StoredRow> {
  if (seen.has(root)) throw new DamagedDatabase(`Page ${root} comes again`)
  seen.add(root)
  const page = await pages.read(root)
  const at = root === 1 ? HEADER_BYTES : 0
  const [kind, count] = [page.getUint8(at), page.getUint16(at + 3)]
  if (kind === INTERIOR) {
    for (let cell = 0; cell < count; cell++)
      yield* readTree(pages, page.getUint32(page.getUint16(at + 12 + cell * 2)), seen)
    yield* readTree(pages, page.getUint32(at + 8), seen)
  } else if (kind === LEAF)
    for (let cell = 0; cell < count; cell++)
      yield await readCell(pages, page, page.getUint16(at + 8 + cell * 2))
  else throw new DamagedDatabase(`Page ${root} is no table`)
}

async function readCell(pages: Pages, page: DataView, start: number): Promise<StoredRow> {
  const [size, idAt] = varint(page, start)
  const [id, contentAt] = varint(page, idAt)
  if (size > pages.bytes) throw new DamagedDatabase('A row that is longer than the file')
  const local = localSize(size, pages.usable)
  const here = new DataView(page.buffer, page.byteOffset + contentAt, local)
  const content = local === size ? here : await joined(pages, here, size, page.getUint32(contentAt + local))
  return { id, values: valuesOf(content, pages.encoding) }
}

/** How much of a row is on its own page (file format of SQLite, section 1.6). */
function localSize(size: number, usable: number): number {
  if (size <= usable - 35) return size
  const least = Math.floor(((usable - 12) * 32) / 255) - 23
  const most = least + ((size - least) % (usable - 4))
  return most <= usable - 35 ? most : least
}

/** A row that goes on at other pages. */
async function joined(pages: Pages, here: DataView, size: number, first: number): Promise<DataView> {
  const whole = new Uint8Array(size)
  whole.set(new Uint8Array(here.buffer, here.byteOffset, here.byteLength))
  let [filled, next] = [here.byteLength, first]
  while (filled < size) {
    const page = await pages.read(next)
    const length = Math.min(size - filled, pages.usable - 4)
    whole.set(new Uint8Array(page.buffer, page.byteOffset + 4, length), filled)
    next = page.getUint32(0)
    filled += length
  }
  return new DataView(whole.buffer)
}

function valuesOf(content: DataView, encoding: Pages['encoding']): SqlValue[] {
  const [headerSize, first] = varint(content, 0)
  const values: SqlValue[] = []
  let [at, valueAt] = [first, headerSize]
  while (at < headerSize) {
    const [type, next] = varint(content, at)
    values.push(valueOf(content, valueAt, type, encoding))
    valueAt += sizeOf(type)
    at = next
  }
  return values
}

const sizes = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0] as const
const sizeOf = (type: number): number => sizes[type] ?? Math.floor((type - 12) / 2)

function valueOf(content: DataView, at: number, type: number, encoding: Pages['encoding']): SqlValue {
  switch (type) {
    case 1:
      return content.getInt8(at)
    case 2:
      return content.getInt16(at)
    case 3:
      return content.getInt8(at) * 65_536 + content.getUint16(at + 1)
    case 4:
      return content.getInt32(at)
    case 5:
      return content.getInt16(at) * 2 ** 32 + content.getUint32(at + 2)
    case 6:
      return Number(content.getBigInt64(at))
    case 7:
      return content.getFloat64(at)
    case 8:
    case 9:
      return type - 8
    default:
      // Even: nothing or bytes. Odd: a text.
      return type < 12 || type % 2 === 0 ? null : textOf(content, at, sizeOf(type), encoding)
  }
}

const textOf = (content: DataView, at: number, size: number, encoding: Pages['encoding']): string =>
  new TextDecoder(encoding).decode(new Uint8Array(content.buffer, content.byteOffset + at, size))
