import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { syncPlace } from '../db/privateFiles'
import { decrypt, encrypt } from './encryption'
import type { FileStore, IncomingFile } from './fileStore'
import { scanFile } from './scan'

export interface FolderOptions {
  /** Absolute. */
  folder: string
  /** 32 bytes. Absent: the files are not encrypted. */
  key?: Buffer | undefined
  /** The command that scans a file, and its arguments; the path of the file follows. */
  scanner?: readonly string[] | undefined
}

/**
 * Keeps files in a folder that only this user can read. With a key, their names reveal neither content nor hash. Contents
 * that were stored before there was a key stay readable.
 */
export function folderStore({ folder, key, scanner }: FolderOptions): FileStore {
  const incoming = path.join(folder, 'incoming')
  const placeOf = (tenant: string, hash: string, isSealed = key !== undefined) => {
    const name =
      isSealed && key ? `${createHmac('sha256', key).update(`${tenant}/${hash}`).digest('hex')}.enc` : hash
    return path.join(folder, tenant, name.slice(0, 2), name)
  }
  return {
    receive: async (content) => {
      mkdirSync(incoming, { recursive: true, mode: 0o700 })
      return receive(content, path.join(incoming, randomUUID()), { key, placeOf })
    },
    read: async function* (tenant, hash) {
      const sealed = placeOf(tenant, hash)
      const isSealed = key !== undefined && (await exists(sealed))
      const source: AsyncIterable<Buffer> = createReadStream(isSealed ? sealed : placeOf(tenant, hash, false))
      yield* isSealed && key ? decrypt(source, key) : source
    },
    remove: async (tenant, hash) => {
      for (const isSealed of [true, false]) await rm(placeOf(tenant, hash, isSealed), { force: true })
    },
    scan: async (file) => {
      if (scanner) await scanFile(scanner, file.path)
    },
  }
}

interface Places {
  key: Buffer | undefined
  placeOf: (tenant: string, hash: string) => string
}

async function receive(
  content: AsyncIterable<Buffer>,
  plain: string,
  { key, placeOf }: Places,
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
      place: async (tenant) => {
        const place = placeOf(tenant, hash)
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
        await rename(sealed, place)
        syncPlace(path.dirname(place))
      },
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

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )
