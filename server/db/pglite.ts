import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DbError, type Db, type Tx } from './engine'
import { acquireLock } from './lockFile'
import { withSavepoints } from './savepoints'
import { BYTEA, DATE, INT8, NUMERIC, settings } from './pgTypes'

export interface EmbeddedDb extends Db {
  /** Returns a copy of the current data folder, usable as a `template`. */
  dump(): Promise<Blob>
}

const asText = (value: string) => value

/** The engine's own bytea codec works byte by byte, which blocks the process for seconds on a large upload. */
const hexBytes = {
  written: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}`,
  read: (value: string) => Buffer.from(value.slice(2), 'hex'),
}

/** The engine's default parameters without `-F`, which switches fsync off. */
const durableStartParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

/**
 * Opens the embedded engine on a folder (locked for this process), or in memory.
 * `template` is a data folder from `dump`; with it a database in memory starts faster.
 * Rejects with `DbError` when the folder cannot be used.
 */
export async function openPglite(folder?: string, template?: Blob): Promise<EmbeddedDb> {
  if (!folder) return toEmbeddedDb(await createPglite(undefined, template), () => {})
  const release = lockFolder(folder)
  try {
    await createFolder(folder)
    return toEmbeddedDb(await createPglite(folder), release)
  } catch (error) {
    release()
    throw new DbError(
      `The database in ${folder} cannot be opened: ${(error as Error).message}. ` +
        'Start with --reset to begin with an empty database, or choose another folder with PORTICO_DATA.',
      { cause: error },
    )
  }
}

/** Creates a database in a temporary folder and renames it, so that a killed process leaves no partial database. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const temporary = `${folder}.new`
  rmSync(temporary, { recursive: true, force: true })
  await (await createPglite(temporary)).close()
  renameSync(temporary, folder)
}

const createPglite = (folder?: string, template?: Blob) =>
  PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(template && { loadDataDir: template }),
    extensions: { btree_gist, pg_trgm },
    parsers: { [INT8]: Number, [NUMERIC]: asText, [DATE]: asText, [BYTEA]: hexBytes.read },
    serializers: { [BYTEA]: hexBytes.written },
    startParams: [...durableStartParams, ...settings.flatMap((setting) => ['-c', setting])],
  })

/** Removes the database of a folder. Throws `DbError` while another process uses it. */
export function removeFolder(folder: string): void {
  const release = lockFolder(folder)
  for (const place of [folder, `${folder}.new`]) rmSync(place, { recursive: true, force: true })
  release()
}

function lockFolder(folder: string): () => void {
  try {
    mkdirSync(path.dirname(folder), { recursive: true })
    return acquireLock(`${folder}.lock`)
  } catch (error) {
    if (error instanceof DbError) throw error
    throw new DbError(
      `The data folder ${path.dirname(folder)} cannot be written: ${(error as Error).message}. ` +
        'Give this user write permission, or choose another folder with PORTICO_DATA.',
      { cause: error },
    )
  }
}

function toEmbeddedDb(lite: PGlite, release: () => void): EmbeddedDb {
  return {
    ...statements(lite),
    tx: (work) => lite.transaction((transaction) => work(withSavepoints(statements(transaction)))),
    listen: (channel, onPayload) => lite.listen(channel, onPayload),
    dump: () => lite.dumpDataDir('none'),
    close: async () => {
      await lite.close()
      release()
    },
  }
}

const statements = (on: PGlite | Transaction): Omit<Tx, 'tx'> => ({
  kind: 'pglite',
  query: async <T>(sql: string, params: readonly unknown[] = []) =>
    (await on.query<T>(sql, [...params])).rows,
  exec: async (sql) => {
    await on.exec(sql)
  },
})
