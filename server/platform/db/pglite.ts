import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Mutex, PGlite, protocol } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFiles } from './durableFiles'
import { DiskFull, isDiskFull, spaceCheck } from './diskSpace'
import { DbError, type Db, type Tx } from './database'
import { lockFolder } from './dataFolder'
import { makePrivate, syncFolder, syncPlace } from './privateFiles'
import { PgliteStatements } from './pgliteStatements'
import { withSavepoints } from './savepoints'
import { startUpkeep } from './upkeep'
import { BYTEA, DATE, INT8, NUMERIC, settings } from './pgTypes'

export interface EmbeddedDb extends Db {
  /** Returns a copy of the current data folder, usable as a `template`. */
  dump(): Promise<Blob>
}

const asText = (value: string) => value

/** The database's own bytea codec works byte by byte, which blocks the process for seconds on a large upload. */
const hexBytes = {
  written: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}`,
  read: (value: string) => Buffer.from(value.slice(2), 'hex'),
}

/**
 * The database's default parameters without `-F`, which switches fsync off. The log is synced with fsync, because the database
 * does not implement the default, fdatasync. New segments of the log are not filled with zeros: syncing these 16 MB blocked
 * all requests for up to 0.6 s, and `diskSpace.ts` reserves the space.
 */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'wal_init_zero=off',
]

/**
 * Opens the embedded database on a folder (locked for this process), or in memory.
 * `template` is a data folder from `dump`; with it a database in memory starts faster.
 * Rejects with `DbError` when the folder cannot be used.
 */
export async function openPglite(folder?: string, template?: Blob): Promise<EmbeddedDb> {
  if (!folder) return toEmbeddedDb(await createPglite({ template }))
  if (isDiskFull(folder)) throw new DiskFull(folder)
  const release = lockFolder(folder)
  try {
    await createFolder(folder)
    makePrivate(folder)
    const files = new DurableFiles(folder)
    const db = toEmbeddedDb(await createPglite({ files }), {
      release,
      beforeWrite: spaceCheck(folder),
      log: files.log,
    })
    const stopUpkeep = startUpkeep(db)
    const close = () => {
      stopUpkeep()
      return db.close()
    }
    return { ...db, close }
  } catch (error) {
    release()
    if (isDiskFull(folder)) throw new DiskFull(folder, { cause: error })
    throw new DbError(
      `The database in ${folder} cannot be opened: ${error instanceof Error ? error.message : String(error)}. ` +
        'Restore a backup, choose another folder with PORTICO_DATA, or start with --reset, which deletes all data.',
      { cause: error },
    )
  }
}

/** Creates a database in a temporary folder and renames it, so that a killed process leaves no partial database. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const temporary = `${folder}.new`
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { mode: 0o700 })
  const files = new DurableFiles(temporary)
  await (await createPglite({ files })).close()
  await files.log.done()
  syncFolder(temporary)
  renameSync(temporary, folder)
  syncPlace(path.dirname(folder))
}

const createPglite = ({ files, template }: { files?: DurableFiles; template?: Blob | undefined }) =>
  PGlite.create({
    ...(files && { fs: files }),
    ...(template && { loadDataDir: template }),
    extensions: { btree_gist, pg_trgm },
    parsers: { [INT8]: Number, [NUMERIC]: asText, [DATE]: asText, [BYTEA]: hexBytes.read },
    serializers: { [BYTEA]: hexBytes.written },
    startParams: [...durableStartParams, ...settings.flatMap((setting) => ['-c', setting])],
  })

/** What a database in a folder needs. */
interface FolderHooks {
  release: () => void
  /** Throws when nothing may be written. */
  beforeWrite: () => void
  log: Pick<DurableFiles['log'], 'requested' | 'done'>
}

const inMemory: FolderHooks = {
  release: () => {},
  beforeWrite: () => {},
  log: { requested: 0, done: async () => {} },
}

function toEmbeddedDb(lite: PGlite, { release, beforeWrite, log }: FolderHooks = inMemory): EmbeddedDb {
  const { query, exec } = statements(lite)
  const alone = inTurns(lite)
  return {
    kind: 'pglite',
    query: async (sql, params) => {
      if (isRead(sql)) return alone(() => query(sql, params))
      beforeWrite()
      const rows = await alone(() => query<never>(sql, params))
      await log.done()
      return rows
    },
    exec: async (sql) => {
      beforeWrite()
      await alone(() => exec(sql))
      await log.done()
    },
    tx: async (work) => {
      beforeWrite()
      let requested = 0
      const result = await alone(() =>
        lite.transaction(() => {
          requested = log.requested
          return work(withSavepoints({ kind: 'pglite', query, exec }))
        }),
      )
      // A transaction that only reads does not wait for the writes of others.
      if (log.requested !== requested) await log.done()
      return result
    },
    listen: (channel, onPayload) => lite.listen(channel, onPayload),
    dump: () => lite.dumpDataDir('none'),
    close: async () => {
      await lite.close()
      await log.done()
      release()
    },
  }
}

/** Lets work wait for the one before: no statement of others runs within a transaction. */
function inTurns(lite: PGlite) {
  const turn = new Mutex()
  return <T>(work: () => Promise<T>): Promise<T> =>
    turn.runExclusive(() => {
      if (lite.closed) throw new Error('PGlite is closed')
      return work()
    })
}

const isRead = (sql: string) => /^\s*select\b/i.test(sql)

/** Runs statements one after another. */
function statements(lite: PGlite): Pick<Tx, 'query' | 'exec'> {
  const prepared = new PgliteStatements(lite)
  return {
    query: <T>(sql: string, params: readonly unknown[] = []) =>
      lite.runExclusive(() => prepared.run<T>(sql, params)),
    exec: (sql) =>
      lite.runExclusive(async () => {
        if (changesTables(sql)) await prepared.clear()
        await lite.execProtocolStream(protocol.serialize.query(sql), { syncToFs: false })
      }),
  }
}

const changesTables = (sql: string) => /\b(create|alter|drop)\b/i.test(sql)
