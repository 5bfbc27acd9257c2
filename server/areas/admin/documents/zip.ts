import { crc32 } from 'node:zlib'
import type { KeptFile } from './files'

/** Names and times are as in PKWARE's APPNOTE 4.3; files are kept as they are, since documents are compressed already. */
const LOCAL = 0x04_03_4b_50
const CENTRAL = 0x02_01_4b_50
const END = 0x06_05_4b_50
/** Names are UTF-8. */
const FLAGS = 0x08_00
const VERSION = 20

/** A zip file of some files, written as it is sent. A name that comes twice gets a number in front. */
export async function* zipOf(files: AsyncIterable<KeptFile>): AsyncIterable<Buffer> {
  const directory: Buffer[] = []
  const names = new Set<string>()
  let offset = 0
  for await (const file of files) {
    const name = Buffer.from(uniqueName(file.name, names))
    const facts = factsOf(file, name.length)
    const local = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), facts, numbers([0, 2]), name])
    directory.push(
      numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]),
      facts,
      numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    )
    yield local
    yield file.content
    offset += local.length + file.content.length
  }
  const central = Buffer.concat(directory)
  const count = names.size
  yield central
  yield numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2])
}

/** What both places say of a file: flags, method, time, checksum, sizes and the length of its name. */
function factsOf({ content, createdAt: at }: KeptFile, nameLength: number): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const { length } = content
  return numbers(
    [FLAGS, 2],
    [0, 2],
    [time, 2],
    [date, 2],
    [crc32(content), 4],
    [length, 4],
    [length, 4],
    [nameLength, 2],
  )
}

const numbers = (...fields: readonly (readonly [value: number, bytes: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** A name within the zip: no folders, and each once. */
function uniqueName(name: string, taken: Set<string>): string {
  const plain = name.replaceAll(/[/\\\0]/g, '-').replace(/^\.+/, '') || 'document'
  let unique = plain
  for (let number = 2; taken.has(unique); number++) unique = `${number} ${plain}`
  taken.add(unique)
  return unique
}
