import { readBytes } from './searchFile'

/** A file in a ZIP file. */
export interface ZipEntry {
  name: string
  /** The size that it claims to have when it is unpacked, in bytes. */
  size: number
}

const END = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
/** The end record, after which a comment of up to 65,535 bytes may follow. */
const TAIL_BYTES = 65_535 + END_BYTES
const MAX_DIRECTORY_BYTES = 1_048_576

/** The entries of a ZIP file by its directory; nothing is unpacked. Undefined when it is damaged or too large to be a document. */
export async function readZipEntries(file: string): Promise<ZipEntry[] | undefined> {
  const tail = await readBytes(file, -TAIL_BYTES, TAIL_BYTES)
  const at = tail.lastIndexOf(END)
  if (at < 0 || at + END_BYTES > tail.length) return undefined
  const size = tail.readUInt32LE(at + 12)
  if (size > MAX_DIRECTORY_BYTES) return undefined
  return parseDirectory(await readBytes(file, tail.readUInt32LE(at + 16), size))
}

function parseDirectory(directory: Buffer): ZipEntry[] | undefined {
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02_01_4b_50) return undefined
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      size: directory.readUInt32LE(at + 24),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}
