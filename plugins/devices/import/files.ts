import { createDecoder, decodeText } from '@schemas/text/decodeText'
import type { MeasurementFile } from './formats/format'
import { FileRefusal } from './leftOut'
import { unzipEntries } from './unzipEntries'

/** The largest file that is held as a whole. A year of a glucose sensor has 5 MB. */
const MAX_BYTES = 60_000_000
const HEAD_CHARACTERS = 8000

const baseName = (name: string) => name.replaceAll('\\', '/').split('/').at(-1) ?? name

/** The files to read: the file itself, or what a ZIP file has. Calls `onBytes` with how many bytes of the file have been read. */
export async function* filesOf(
  file: File,
  onBytes: (bytes: number) => void,
): AsyncGenerator<MeasurementFile> {
  if (await isZip(file))
    for await (const entry of unzipEntries(readPieces(file, onBytes))) yield entryFile(entry)
  else yield plainFile(file, onBytes)
}

/** Whether a file is a ZIP file, by its name or its first bytes: a phone may save one without its extension. */
export async function isZip(file: File): Promise<boolean> {
  if (/\.zip$/i.test(file.name)) return true
  const start = new Uint8Array(await file.slice(0, zipMark.length).arrayBuffer())
  return start.length === zipMark.length && zipMark.every((byte, at) => start[at] === byte)
}

const zipMark = [0x50, 0x4b, 0x03, 0x04]

/** The first characters of a file. */
export const headOf = async (file: File): Promise<string> =>
  decodeText(new Uint8Array(await file.slice(0, HEAD_CHARACTERS).arrayBuffer()))

async function plainFile(file: File, onBytes: (bytes: number) => void): Promise<MeasurementFile> {
  return {
    name: file.name,
    head: await headOf(file),
    text: async () => {
      if (file.size > MAX_BYTES) throw new FileRefusal('large')
      onBytes(file.size)
      return decodeText(new Uint8Array(await file.arrayBuffer()))
    },
    pieces: () => decodePieces(readPieces(file, onBytes)),
    blob: async () => {
      onBytes(file.size)
      return file
    },
  }
}

interface ZipEntry {
  name: string
  pieces: AsyncIterable<Uint8Array>
}

async function entryFile({ name, pieces }: ZipEntry): Promise<MeasurementFile> {
  const read = pieces[Symbol.asyncIterator]()
  const first = await read.next()
  const start = first.done ? new Uint8Array() : first.value
  const rest = async function* () {
    if (!first.done) yield start
    for (let piece = await read.next(); !piece.done; piece = await read.next()) yield piece.value
  }
  return {
    name: baseName(name),
    head: decodeText(start.slice(0, HEAD_CHARACTERS)),
    text: async () => decodeText(await joined(rest())),
    pieces: () => decodePieces(rest()),
    blob: () => blobOf(rest()),
  }
}

/** The browser holds the parts of a blob outside the memory of scripts. */
async function blobOf(pieces: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: Blob[] = []
  for await (const piece of pieces) parts.push(new Blob([new Uint8Array(piece)]))
  return new Blob(parts)
}

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > MAX_BYTES) throw new FileRefusal('large')
    all.push(piece)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of all) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

async function* decodePieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decode = createDecoder()
  for await (const piece of pieces) yield decode(piece)
  yield decode()
}

/** Generates a file in pieces, and says how many bytes it has read. */
async function* readPieces(file: File, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0
  const pieces = file.stream().getReader()
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    bytes += piece.value.byteLength
    onBytes(bytes)
    yield piece.value
  }
}
