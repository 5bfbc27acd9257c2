import { Zip, ZipPassThrough } from 'fflate'
import type { StoredFile } from '../../documents/files'

/**
 * Streams files as a zip file. They are stored without compression, since documents are already compressed. A duplicate
 * name gets a number in front.
 */
export async function* zipFiles(files: AsyncIterable<StoredFile>): AsyncIterable<Buffer> {
  const names = new Set<string>()
  const chunks: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length))
  })
  for await (const { name, createdAt, content } of files) {
    const entry = new ZipPassThrough(uniqueName(name, names))
    entry.mtime = createdAt
    zip.add(entry)
    for await (const part of content) {
      entry.push(part)
      yield* chunks.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}

/** A unique name within the zip file, without folders. */
function uniqueName(name: string, usedNames: Set<string>): string {
  const plain = name.replaceAll(/[/\\\0]/g, '-').replace(/^\.+/, '') || 'document'
  let unique = plain
  for (let number = 2; usedNames.has(unique); number++) unique = `${number} ${plain}`
  usedNames.add(unique)
  return unique
}
