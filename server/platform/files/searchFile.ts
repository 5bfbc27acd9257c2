import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** Reads bytes of a file from a position; negative: from its end. Fewer where it ends. */
export async function readBytes(file: string, position: number, length: number): Promise<Buffer> {
  const source = await open(file, 'r')
  try {
    const { size } = await source.stat()
    const start = position < 0 ? Math.max(0, size + position) : position
    const { buffer, bytesRead } = await source.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await source.close()
  }
}

/** The first of the byte sequences that a file contains. Only a part of the file is in memory at a time. */
export async function findInFile(file: string, wanted: readonly Buffer[]): Promise<Buffer | undefined> {
  const overlap = Math.max(...wanted.map(({ length }) => length))
  let end = Buffer.alloc(0)
  for await (const piece of createReadStream(file, { highWaterMark: 262_144 })) {
    const part = Buffer.concat([end, piece as Buffer])
    const found = wanted.find((bytes) => part.includes(bytes))
    if (found) return found
    end = part.subarray(-overlap)
  }
  return undefined
}
