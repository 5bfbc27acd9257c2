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
  /** Other keys of files that were stored before. */
  otherKeys?: readonly Buffer[] | undefined
  /** What scans a file before it is kept. */
  scanner?: Scanner | undefined
}

/**
 * Keeps files under the hash of their content. With a key, their names reveal neither content nor hash. Contents that were
 * stored with another key, or before there was a key, stay readable.
 */
export function storageFileStore({ incoming, place, key, otherKeys = [], scanner }: StoreOptions): FileStore {
  const places = placesOf(key, otherKeys)
  const receiveHere = (content: AsyncIterable<Buffer>) => {
    mkdirSync(incoming, { recursive: true, mode: 0o700 })
    return receive(content, path.join(incoming, randomUUID()), key, (tenant, hash, sealed) =>
      place.put(nameOf(tenant, hash, key), sealed),
    )
  }
  const read = async function* (tenant: string, hash: string) {
    const { found, key: own } = await find(places, tenant, hash, (name) => place.open(name))
    yield* own ? decrypt(found, own) : found
  }
  return {
    receive: receiveHere,
    read,
    readRange: async function* (tenant, hash, { size, ...range }) {
      const { name, key: own } = await find(places, tenant, hash, (one) => isThere(place, one))
      const readPart = async (part: ByteRange) => (await place.open(name, part)) ?? missing()
      yield* own ? decryptRange({ size, read: readPart }, own, range) : await readPart(range)
    },
    reseal: async (tenant, hash) => {
      const found = await find(places, tenant, hash, (name) => isThere(place, name))
      if (found.key === key) return false
      await store(await receiveHere(read(tenant, hash)), tenant, hash)
      await place.remove(found.name)
      return true
    },
    remove: async (tenant, hash) => {
      for (const own of places) await place.remove(nameOf(tenant, hash, own))
    },
    sweepIncoming: (before) => deleteOlder(incoming, before),
    scan: async (file) => {
      if (scanner) await scanFile(scanner, file.path)
    },
  }
}

/** Stores a content that was received from the store itself. */
async function store(file: IncomingFile, tenant: string, hash: string): Promise<void> {
  try {
    if (file.hash !== hash) throw new Error('The content was changed')
    await file.seal()
    await file.place(tenant)
  } finally {
    await file.discard()
  }
}

/** The keys with which a content may be stored, the usual one first; undefined stands for none. */
const placesOf = (key: Buffer | undefined, others: readonly Buffer[]): readonly (Buffer | undefined)[] =>
  key ? [key, ...others, undefined] : [undefined, ...others]

/** The names under which a content may be in the place of a store, the usual one first. */
export const namesOf = (
  { key, otherKeys = [] }: Pick<StoreOptions, 'key' | 'otherKeys'>,
  tenant: string,
  hash: string,
): string[] => placesOf(key, otherKeys).map((own) => nameOf(tenant, hash, own))

function nameOf(tenant: string, hash: string, key: Buffer | undefined): string {
  const name = key ? `${createHmac('sha256', key).update(`${tenant}/${hash}`).digest('hex')}.enc` : hash
  return `${tenant}/${name.slice(0, 2)}/${name}`
}

/**
 * Looks for a content under its names, and twice, because meanwhile it may be encrypted with another key. Throws if it is missing. `look`
 * resolves to something for a name that is there.
 */
async function find<T>(
  keys: readonly (Buffer | undefined)[],
  tenant: string,
  hash: string,
  look: (name: string) => Promise<T>,
): Promise<{ name: string; key: Buffer | undefined; found: NonNullable<T> }> {
  for (const key of [...keys, ...keys]) {
    const name = nameOf(tenant, hash, key)
    const found = await look(name)
    if (found) return { name, key, found }
  }
  return missing()
}

function missing(): never {
  throw new Error('The content is missing')
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
