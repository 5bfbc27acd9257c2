import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { ByteRange } from './byteRange'
import { fixedChunks } from './fixedChunks'

const CHUNK_BYTES = 65_536
const TAG_BYTES = 16
const SALT_BYTES = 32

/**
 * Encrypts a content with AES-256-GCM. Each content has a key of its own, derived from `key` and a random salt. Its chunks
 * are numbered and the last one is marked, so that none can be changed, left out or moved unnoticed.
 */
export async function* encrypt(content: AsyncIterable<Buffer>, key: Buffer): AsyncIterable<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const own = contentKey(key, salt)
  yield salt
  for await (const { chunk, nonce } of numbered(fixedChunks(content, CHUNK_BYTES))) {
    const cipher = createCipheriv('aes-256-gcm', own, nonce)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** Decrypts what `encrypt` wrote. Throws before the first byte that differs from what was encrypted. */
export async function* decrypt(content: AsyncIterable<Buffer>, key: Buffer): AsyncIterable<Buffer> {
  const { salt, rest } = await splitSalt(content)
  const own = contentKey(key, salt)
  for await (const { chunk, nonce } of numbered(fixedChunks(rest, CHUNK_BYTES + TAG_BYTES)))
    yield decryptChunk(chunk, own, nonce)
}

/** An encrypted file of which parts can be read. */
export interface EncryptedFile {
  /** The bytes of the plain content. */
  size: number
  read: (range: ByteRange) => Promise<AsyncIterable<Buffer>>
}

/** Decrypts a part of what `encrypt` wrote: only the chunks that have it are read. Throws as `decrypt`. */
export async function* decryptRange(
  file: EncryptedFile,
  key: Buffer,
  { start, end }: ByteRange,
): AsyncIterable<Buffer> {
  const sealedChunk = CHUNK_BYTES + TAG_BYTES
  const last = Math.max(0, Math.ceil(file.size / CHUNK_BYTES) - 1)
  const [from, to] = [start, end].map((at) => Math.floor(at / CHUNK_BYTES)) as [number, number]
  const { salt } = await splitSalt(await file.read({ start: 0, end: SALT_BYTES - 1 }))
  const own = contentKey(key, salt)
  const place = SALT_BYTES + from * sealedChunk
  const whole = SALT_BYTES + file.size + (last + 1) * TAG_BYTES
  const after = place + (to - from + 1) * sealedChunk
  const sealed = await file.read({ start: place, end: Math.min(whole, after) - 1 })
  let number = from
  for await (const chunk of fixedChunks(sealed, sealedChunk)) {
    const content = decryptChunk(chunk, own, nonceOf(number, number === last))
    const at = number * CHUNK_BYTES
    yield content.subarray(Math.max(0, start - at), end + 1 - at)
    number += 1
  }
}

function decryptChunk(chunk: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const end = chunk.length - TAG_BYTES
  if (end < 0) throw new Error('The encrypted file is cut off')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(chunk.subarray(end))
  return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()])
}

const contentKey = (key: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'portico file', 32))

/** Adds a nonce to each chunk: its number, and whether it is the last one. */
async function* numbered(chunks: AsyncIterable<Buffer>): AsyncIterable<{ chunk: Buffer; nonce: Buffer }> {
  let number = 0
  let waiting: Buffer | undefined
  for await (const chunk of chunks) {
    if (waiting) yield { chunk: waiting, nonce: nonceOf(number++, false) }
    waiting = chunk
  }
  if (waiting) yield { chunk: waiting, nonce: nonceOf(number, true) }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 4)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

async function splitSalt(content: AsyncIterable<Buffer>) {
  const pieces = content[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < SALT_BYTES) {
    const piece = await pieces.next()
    if (piece.done) throw new Error('The encrypted file is cut off')
    head = Buffer.concat([head, piece.value])
  }
  async function* rest() {
    try {
      yield head.subarray(SALT_BYTES)
      for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value
    } finally {
      await pieces.return?.()
    }
  }
  return { salt: head.subarray(0, SALT_BYTES), rest: rest() }
}
