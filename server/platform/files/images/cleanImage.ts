import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { readDimensions } from '../../../../schemas/pictures/dimensions'
import { turns } from '../../jobs/turns/processTurns'
import type { Lane, Work } from '../../jobs/turns/work'
import { findMetadata } from './heicMetadata'
import { imageWriters } from './imageWriters.mjs'

/** Whether a file of this type carries data about the camera, the place and the program, which are removed before it is kept. */
export const isImage = (type: string): boolean => Object.hasOwn(imageWriters, type) || type === 'image/heic'

/** An image that cannot be decoded: damaged, or not an image after its first bytes. */
export class DamagedImage extends Error {
  override readonly name = 'DamagedImage'
}

/** An image with more pixels than are drawn. */
export class LargeImage extends Error {
  override readonly name = 'LargeImage'
}

/** How the process says that an image has too many pixels. */
const TOO_LARGE = 2

/**
 * Re-encodes an image, upright and without anything but its pixels: no place, no camera, no other file behind the last pixel.
 * A HEIC photo cannot be decoded here; its data about the camera and the place are overwritten. Others are processed when it
 * is the turn of the person who sends them, in a process of its own, whose memory is not the server's. Throws `DamagedImage`, `LargeImage`
 * and 429 TOO_MUCH_WORK when too many images of the person wait.
 */
export async function cleanImage(
  file: string,
  type: string,
  by: Pick<Work, 'tenant' | 'person'>,
): Promise<AsyncIterable<Buffer>> {
  if (type === 'image/heic') return cleanHeic(file)
  const work = { ...by, lane: await laneOf(file, type) }
  const { output, ended } = await new Promise<Drawing>((resolve, reject) => {
    const draw = async () => {
      const drawing = await startDrawing(file, type)
      resolve(drawing)
      await drawing.ended
    }
    turns.run(work, draw).catch(reject)
  })
  // Read from the start: Node throws away what nobody reads when the process ends.
  const pieces = output[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  const first = await pieces.next()
  if (first.done) throw (await ended) === TOO_LARGE ? new LargeImage() : new DamagedImage()
  return contentOf(first, pieces, ended)
}

/** An image up to this size is drawn in about a second: a photo of a telephone. */
const SMALL_PIXELS = 16_000_000

/** An image whose size is not known is not small. */
async function laneOf(path: string, type: string): Promise<Lane> {
  const file = await open(path)
  try {
    const size = readDimensions(type, await readHead(file))
    return size && size.width * size.height <= SMALL_PIXELS ? 'moments' : 'seconds'
  } finally {
    await file.close()
  }
}

const program = fileURLToPath(new URL('drawImage.mjs', import.meta.url))
const MAX_MS = 60_000

interface Drawing {
  /** The image, when it is complete. */
  output: Readable
  /** The exit code; null for one that crashed or took too long. */
  ended: Promise<number | null>
}

/** A process that knows neither the settings nor the secrets of the server. */
function startDrawing(file: string, type: string): Promise<Drawing> {
  const drawing = spawn(process.execPath, [program, file, type], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // Windows starts no program without it.
    env: { SystemRoot: process.env['SystemRoot'] },
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve) => drawing.on('exit', resolve))
  return new Promise((resolve, reject) => {
    drawing.on('error', reject)
    drawing.on('spawn', () => resolve({ output: drawing.stdout, ended }))
  })
}

async function* contentOf(
  first: IteratorResult<Buffer, undefined>,
  pieces: AsyncIterator<Buffer, undefined>,
  ended: Drawing['ended'],
): AsyncIterable<Buffer> {
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value
  } finally {
    // Ends the process of an image that is not read to its end.
    await pieces.return?.()
  }
  if ((await ended) !== 0) throw new DamagedImage()
}

const HEAD_BYTES = 1_000_000

/** The content with zeros in the place of its metadata. */
async function cleanHeic(path: string): Promise<AsyncIterable<Buffer>> {
  const file = await open(path)
  try {
    const areas = findMetadata(await readHead(file))
    if (!areas) throw new DamagedImage()
    return blank(createReadStream(path), areas)
  } finally {
    await file.close()
  }
}

async function readHead(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

async function* blank(
  content: AsyncIterable<Buffer>,
  areas: readonly { start: number; end: number }[],
): AsyncIterable<Buffer> {
  let at = 0
  for await (const piece of content) {
    for (const { start, end } of areas)
      piece.fill(
        0,
        Math.min(Math.max(start - at, 0), piece.length),
        Math.min(Math.max(end - at, 0), piece.length),
      )
    at += piece.length
    yield piece
  }
}
