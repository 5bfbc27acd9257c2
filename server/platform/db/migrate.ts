import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths'
import { DbError, inLongTx, type Db, type Tx } from './database'

const folder = path.join(root, 'server', 'migrations')
/** Advisory lock key, an arbitrary number: processes that start at the same time migrate one after the other. */
const MIGRATION_LOCK = 4_711_001

/**
 * Runs the pending files server/migrations/NNN_name.sql in order of their numbers, in one transaction.
 * Safe when several processes start at the same time on one database. Rejects with `DbError`, and writes nothing, if a newer
 * version of Portico has migrated the database: this one would read and write it wrongly.
 */
export function migrate(db: Db): Promise<void> {
  return inLongTx(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await tx.exec('create schema if not exists portico')
    await tx.exec(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    )
    const done = new Set(
      (await tx.query<{ name: string }>('select name from migration')).map((row) => row.name),
    )
    refuseNewer(done)
    for (const name of migrationFiles().filter((file) => !done.has(file))) await runMigration(tx, name)
  })
}

function refuseNewer(done: ReadonlySet<string>): void {
  const files = new Set(migrationFiles())
  const newer = [...done].filter((name) => !files.has(name)).toSorted()
  if (newer.length === 0) return
  throw new DbError(
    `A newer version of Portico has changed this database (${newer.join(', ')}), and this version cannot use it. ` +
      'Start that version again, or restore the backup that was made before the upgrade.',
  )
}

/** The migration files in order. */
export const migrationFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => /^\d{3}_\w+\.sql$/.test(file))
    .toSorted()

/** The SQL of a migration. */
export const migrationText = (name: string): string => readFileSync(path.join(folder, name), 'utf8')

async function runMigration(tx: Tx, name: string): Promise<void> {
  try {
    await tx.exec(migrationText(name))
  } catch (error) {
    throw new Error(`server/migrations/${name} failed: ${(error as Error).message}`, { cause: error })
  }
  await tx.query('insert into migration (name) values ($1)', [name])
}

/** Drops all data of this product. */
export const dropAll = (db: Db): Promise<void> => db.exec('drop schema if exists portico cascade')
