import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths'
import type { Db, Tx } from './engine'

const folder = path.join(root, 'server', 'migrations')
/** Any number of our own: processes that start together queue here. */
const MIGRATION_LOCK = 4_711_001

/**
 * Runs server/migrations/NNN_name.sql that have not run yet, in order of their numbers, all in one transaction.
 * Safe when several processes start at once on one database.
 */
export function migrate(db: Db): Promise<void> {
  return db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await tx.exec('create schema if not exists portico')
    await tx.exec(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    )
    const done = new Set(
      (await tx.query<{ name: string }>('select name from migration')).map((row) => row.name),
    )
    for (const name of migrationFiles().filter((file) => !done.has(file))) await runMigration(tx, name)
  })
}

/** The migrations in the order in which they run. */
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

/** Drops everything this product keeps in the database. */
export const dropAll = (db: Db): Promise<void> => db.exec('drop schema if exists portico cascade')
