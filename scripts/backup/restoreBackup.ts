import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { noteRealData, type Ask } from '../../server/app/confirmReset'
import { openDb, type Db } from '../../server/platform/db/database'
import { removeFolder } from '../../server/platform/db/dataFolder'
import { dropAll } from '../../server/platform/db/migrate'
import { countRows, hashOf, markOfKey, names, unpack, type Manifest } from './backupFormat'
import { putFiles } from './bucketFiles'
import { BackupError, runOnPostgres } from './programs'
import { filesOf, postgresOf, type Installation } from './writeBackup'

interface Confirmation {
  /** The name of the database that may be overwritten, as the operator typed it. */
  confirm?: string | undefined
  /** Asks for it. Undefined: nobody sits at a terminal. */
  ask: Ask
}

/**
 * Restores a backup into an empty installation, or over one whose name the operator types. The backup is checked before anything is changed, and the
 * rows are counted afterwards. Rejects with `BackupError`.
 */
export async function restoreBackup(
  config: Installation,
  file: string,
  confirmation: Confirmation,
): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  await mkdir(config.data, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(config.data, 'restore-'))
  try {
    await unpack(file, folder)
    const manifest = await readManifest(folder)
    await checkBackup(config, manifest, folder)
    const url = postgresOf(config)
    if (url) await restorePostgres(url, folder, confirmation)
    else await restoreEmbedded(config, folder, confirmation)
    const [from, files] = [path.join(folder, names.files), Object.keys(manifest.files)]
    if (config.files.bucket) await putFiles(config.files.bucket, from, files)
    else await placeFiles(from, filesOf(config), files)
    await checkRows(config, manifest)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, names.manifest), 'utf8').catch(() => undefined)
  const manifest = text === undefined ? undefined : (JSON.parse(text) as Manifest)
  if (manifest?.format !== 1)
    throw new BackupError('The file is no backup of Portico, or of a newer version.')
  return manifest
}

/** Refuses a backup that is damaged or does not fit the settings. */
async function checkBackup(config: Installation, manifest: Manifest, folder: string): Promise<void> {
  const kind = config.databaseUrl ? 'postgres' : 'pglite'
  if (manifest.database !== kind)
    throw new BackupError(
      manifest.database === 'postgres'
        ? 'The backup is of a PostgreSQL: set DATABASE_URL to a database on PostgreSQL.'
        : 'The backup is of an embedded database: restore it without DATABASE_URL.',
    )
  const { key, otherKeys } = config.files
  const known = new Set([...(key ? [key] : []), ...otherKeys].map(markOfKey))
  if (manifest.keyMark !== null && !known.has(manifest.keyMark))
    throw new BackupError(
      'FILES_KEY is not the key of this backup: without that key its files cannot be read. Set the key that the server had.',
    )
  if ((manifest.otherKeyMarks ?? []).some((mark) => !known.has(mark)))
    throw new BackupError(
      'Files of this backup may be encrypted with other keys: set FILES_KEY_OTHERS to those that the server had.',
    )
  for (const [name, hash] of Object.entries(manifest.files)) {
    const found = await hashOf(path.join(folder, names.files, name)).catch(() => 'nothing')
    if (found !== hash)
      throw new BackupError(`The backup is damaged: its file ${name} has changed. Use another one.`)
  }
}

async function restorePostgres(url: string, folder: string, confirmation: Confirmation): Promise<void> {
  const db = await openDb({ url })
  try {
    if (await hasData(db)) {
      const [row] = await db.query<{ name: string }>('select current_database()::text as name')
      await confirmOverwrite(row?.name ?? '', confirmation)
      await dropAll(db)
    }
  } finally {
    await db.close()
  }
  const dump = path.join(folder, names.dump.postgres)
  await runOnPostgres('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    dump,
  ])
}

const hasData = async (db: Db): Promise<boolean> =>
  (await db.query(`select 1 from information_schema.schemata where schema_name = 'portico'`)).length > 0

async function restoreEmbedded(
  { data }: Installation,
  folder: string,
  confirmation: Confirmation,
): Promise<void> {
  const place = path.join(data, 'db')
  if (existsSync(place)) await confirmOverwrite(path.basename(data), confirmation)
  const unpacked = path.join(folder, 'database')
  await mkdir(unpacked, { mode: 0o700 })
  await unpack(path.join(folder, names.dump.pglite), unpacked)
  // Refuses while a server uses it.
  removeFolder(place)
  await rename(unpacked, place)
  noteRealData({ data, demo: false, databaseUrl: undefined })
}

async function confirmOverwrite(name: string, { confirm, ask }: Confirmation): Promise<void> {
  const typed =
    confirm ?? (await ask?.(`The restore deletes all data of the database ${name}. Type its name: `))
  if (typed?.trim() === name) return
  throw new BackupError(
    typed === undefined
      ? `The database ${name} has data. To overwrite them, type its name: npm run restore -- <file> --confirm ${name}`
      : `Nothing was changed: the database is ${name}, and you typed ${typed.trim() || 'nothing'}.`,
  )
}

async function placeFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const target = path.join(to, file)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await rename(path.join(from, file), target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      await copyFile(path.join(from, file), target)
    })
  }
}

async function checkRows(config: Installation, { rows }: Manifest): Promise<void> {
  const db = await openDb({ url: postgresOf(config), folder: path.join(config.data, 'db') })
  try {
    const found = await countRows(db)
    const wrong = Object.keys(rows).filter((table) => found[table] !== rows[table])
    if (wrong.length > 0)
      throw new BackupError(`The restored database is not the one of the backup: ${wrong.join(', ')} differ.`)
  } finally {
    await db.close()
  }
}
