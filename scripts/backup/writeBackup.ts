import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../server/app/settings/config'
import { openDb, type Db } from '../../server/platform/db/database'
import { openPglite } from '../../server/platform/db/pglite'
import { countRows, hashOf, listFiles, markOfKey, names, pack, type Manifest } from './backupFormat'
import { fetchFiles, listContents, type Content } from './bucketFiles'
import { runOnPostgres } from './programs'

/** What of the settings says where an installation is. */
export type Installation = Pick<Config, 'data' | 'databaseUrl' | 'databaseDirectUrl' | 'files'>

/** The address of PostgreSQL itself, which dumps need. Undefined: the database is embedded. */
export const postgresOf = ({ databaseUrl, databaseDirectUrl }: Installation): string | undefined =>
  databaseDirectUrl ?? databaseUrl

/** The folder of uploaded files. */
export const filesOf = ({ data, files }: Installation): string => files.folder ?? path.join(data, 'files')

interface BackupOptions {
  /** Of Portico. */
  version: string
  /** Whether to copy the files out of the bucket too. */
  withBucket?: boolean
}

/**
 * Writes database and uploaded files into one file that only this user can read. A server on PostgreSQL may run meanwhile. Rejects with `BackupError`, or
 * with `DbError` where a server uses the embedded database.
 */
export async function writeBackup(
  config: Installation,
  file: string,
  { version, withBucket = false }: BackupOptions,
): Promise<Manifest> {
  const folder = `${file}.partial`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    // Files are written before their records and deleted after them: those of both looks are at least all that the database knows.
    await gather(filesOf(config), path.join(folder, names.files))
    const { database, rows, contents } = await dump(config, folder)
    await gather(filesOf(config), path.join(folder, names.files))
    if (withBucket) await fetchFiles(config.files, contents, path.join(folder, names.files))
    const manifest: Manifest = {
      format: 1,
      version,
      createdAt: new Date().toISOString(),
      database,
      rows,
      files: await hashAll(path.join(folder, names.files)),
      hasBucket: config.files.bucket !== undefined && !withBucket,
      keyMark: config.files.key ? markOfKey(config.files.key) : null,
      otherKeyMarks: config.files.otherKeys.map(markOfKey),
    }
    await writeFile(path.join(folder, names.manifest), JSON.stringify(manifest, null, 2))
    await (await open(`${file}.new`, 'w', 0o600)).close()
    await pack(folder, `${file}.new`)
    await sync(`${file}.new`)
    await rename(`${file}.new`, file)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(`${file}.new`, { force: true })
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** Links the stored files, which never change, or copies them to another disk; not those that are being received. */
async function gather(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from)) {
    if (file.startsWith('incoming/')) continue
    const target = path.join(to, file)
    await mkdir(path.dirname(target), { recursive: true })
    await link(path.join(from, file), target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return
      await copyFile(path.join(from, file), target)
    })
  }
}

async function hashAll(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const file of await listFiles(folder)) hashes[file] = await hashOf(path.join(folder, file))
  return hashes
}

type Dump = Pick<Manifest, 'database' | 'rows'> & { contents: Content[] }

function dump(config: Installation, folder: string): Promise<Dump> {
  const url = postgresOf(config)
  return url ? dumpPostgres(url, folder) : dumpEmbedded(config, folder)
}

/** Counts and dumps the same moment of a database that is in use. */
async function dumpPostgres(url: string, folder: string): Promise<Dump> {
  const db: Db = await openDb({ url })
  try {
    return await db.tx(async (tx) => {
      await tx.exec('set transaction isolation level repeatable read')
      await tx.exec('set local idle_in_transaction_session_timeout = 0')
      const [row] = await tx.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
      const rows = await countRows(tx)
      const contents = await listContents(tx)
      const file = path.join(folder, names.dump.postgres)
      await runOnPostgres('pg_dump', url, [
        '--format=custom',
        `--snapshot=${row?.snapshot}`,
        `--file=${file}`,
      ])
      return { database: 'postgres', rows, contents }
    })
  } finally {
    await db.close()
  }
}

async function dumpEmbedded({ data }: Installation, folder: string): Promise<Dump> {
  const db = await openPglite(path.join(data, 'db'))
  try {
    const rows = await countRows(db)
    const contents = await listContents(db)
    const copy = await db.dump()
    await writeFile(path.join(folder, names.dump.pglite), copy.stream())
    return { database: 'pglite', rows, contents }
  } finally {
    await db.close()
  }
}
