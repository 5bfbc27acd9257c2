import { Zip, ZipPassThrough } from 'fflate'
import type { StoredFile } from './files'

/**
 * A zip file of some files, written as it is sent. They are kept as they are, since documents are compressed already. A
 * name that comes twice gets a number in front.
 */
export async function* zipFiles(files: AsyncIterable<StoredFile>): AsyncIterable<Buffer> {
  const names = new Set<string>()
  const written: Buffer[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    written.push(Buffer.from(piece.buffer, piece.byteOffset, piece.length))
  })
  for await (const { name, createdAt, content } of files) {
    const entry = new ZipPassThrough(uniqueName(name, names))
    entry.mtime = createdAt
    zip.add(entry)
    entry.push(content, true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}

/** A name within the zip: no folders, and each once. */
function uniqueName(name: string, taken: Set<string>): string {
  const plain = name.replaceAll(/[/\\\0]/g, '-').replace(/^\.+/, '') || 'document'
  let unique = plain
  for (let number = 2; taken.has(unique); number++) unique = `${number} ${plain}`
  taken.add(unique)
  return unique
}
