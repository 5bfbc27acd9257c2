import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ContentStorage } from './contentStorage'
import type { ByteRange } from './byteRange'
import { decrypt, decryptRange, encrypt } from './encryption'
import type { FileStore, IncomingFile } from './fileStore'
import { scanFile, type Scanner } from './scan'

export interface StoreOptions {
  /** Where files are while they are received and inspected: absolute, of this server alone. */
  incoming: string
  /** Where they are kept. */
  place: ContentStorage
  /** 32 bytes. Absent: the files are not encrypted. */
  key?: Buffer | undefined
  /** What scans a file before it is kept. */
  scanner?: Scanner | undefined
}

/**
 * Keeps files under the hash of their content. With a key, their names reveal neither content nor hash. Contents that were
 * stored before there was a key stay readable.
 */
export function storageFileStore({ incoming, place, key, scanner }: StoreOptions): FileStore {
  const nameOf = (tenant: string, hash: string, isSealed = key !== undefined) => {
    const name =
      isSealed && key ? `${createHmac('sha256', key).update(`${tenant}/${hash}`).digest('hex')}.enc` : hash
    return `${tenant}/${name.slice(0, 2)}/${name}`
  }
  return {
    receive: async (content) => {
      mkdirSync(incoming, { recursive: true, mode: 0o700 })
      return receive(content, path.join(incoming, randomUUID()), key, (tenant, hash, sealed) =>
        place.put(nameOf(tenant, hash), sealed),
      )
    },
    read: async function* (tenant, hash) {
      const sealed = key && (await place.open(nameOf(tenant, hash)))
      const content = sealed && key ? decrypt(sealed, key) : await place.open(nameOf(tenant, hash, false))
      if (!content) throw new Error('The content is missing')
      yield* content
    },
    readRange: async function* (tenant, hash, { size, ...range }) {
      const own = nameOf(tenant, hash)
      const isSealed = key !== undefined && (await isThere(place, own))
      const name = isSealed ? own : nameOf(tenant, hash, false)
      const read = async (part: ByteRange) => {
        const content = await place.open(name, part)
        if (!content) throw new Error('The content is missing')
        return content
      }
      yield* isSealed && key ? decryptRange({ size, read }, key, range) : await read(range)
    },
    remove: async (tenant, hash) => {
      for (const isSealed of [true, false]) await place.remove(nameOf(tenant, hash, isSealed))
    },
    sweepIncoming: (before) => deleteOlder(incoming, before),
    scan: async (file) => {
      if (scanner) await scanFile(scanner, file.path)
    },
  }
}

/** Deletes the files of a folder that have not changed since a moment. */
async function deleteOlder(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtime < before) await rm(file, { force: true })
  }
}

/** Whether a place has a name. Opens its first byte. */
async function isThere(place: ContentStorage, name: string): Promise<boolean> {
  const first = await place.open(name, { start: 0, end: 0 })
  if (!first) return false
  for await (const _ of first) break
  return true
}

async function receive(
  content: AsyncIterable<Buffer>,
  plain: string,
  key: Buffer | undefined,
  put: (tenant: string, hash: string, sealed: string) => Promise<void>,
): Promise<IncomingFile> {
  const sealed = `${plain}.sealed`
  const discard = async () => {
    for (const file of [plain, sealed]) await rm(file, { force: true }).catch(() => undefined)
  }
  try {
    const { hash, size } = await write(plain, content)
    return {
      path: plain,
      hash,
      size,
      seal: async () => {
        if (key) await write(sealed, encrypt(createReadStream(plain), key))
        else await rename(plain, sealed)
      },
      place: (tenant) => put(tenant, hash, sealed),
      discard,
    }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Writes a file that only this user can read, to the disk. */
async function write(file: string, content: AsyncIterable<Buffer>): Promise<{ hash: string; size: number }> {
  const target = await open(file, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const piece of content) {
      hash.update(piece)
      size += piece.length
      await target.writeFile(piece)
    }
    await target.sync()
  } finally {
    await target.close()
  }
  return { hash: hash.digest('hex'), size }
}
