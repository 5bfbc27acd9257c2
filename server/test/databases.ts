import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openDb, type Db } from '../platform/db/database'
import { openPglite, type EmbeddedDb } from '../platform/db/pglite'
import { postgresBinaries, startPostgres, type TestPostgres } from './postgres'
import { emptyDataFolder } from './emptyDataFolder'
import { throughPooler } from './pooler'

export type DatabaseKind = Db['kind']

/**
 * The databases of tests: always PGlite, and PostgreSQL if PORTICO_TEST_DATABASE_URL is set or PostgreSQL is
 * installed. Otherwise the reason is printed.
 */
export const databases: readonly DatabaseKind[] = hasPostgres() ? ['pglite', 'postgres'] : ['pglite']

/** The database of a test that names none: PostgreSQL, if there is one, because it takes half the time. */
export const fastDatabase: DatabaseKind = databases.at(-1) ?? 'pglite'

/**
 * The databases for tests of rules, which both run as the same statements: the fast one, or both with PORTICO_TEST_ENGINES=all.
 * Tests of what may differ use `databases`: transactions, locks, query plans, searches, sums over time.
 */
export const ruleDatabases: readonly DatabaseKind[] =
  process.env['PORTICO_TEST_ENGINES'] === 'all' ? databases : [fastDatabase]

/** Opens an empty database for one test file. Closing deletes it. */
export const openTestDb = (database: DatabaseKind = 'pglite'): Promise<Db> =>
  database === 'pglite' ? openEmbedded() : openOnServer()

/** Opens an embedded database in memory, empty or as a copy of a template. */
export const openEmbedded = async (template?: Blob): Promise<EmbeddedDb> =>
  openPglite(undefined, template ?? (await emptyDataFolder()))

/** A new database on the test PostgreSQL, for processes that a test starts. */
export interface ServerDatabase {
  url: string
  name: string
  /** Runs one or more statements in it. */
  query: (sql: string) => Promise<void>
  drop: () => Promise<void>
}

/** Creates a database on the test PostgreSQL, empty or as a copy of its database `template`. */
export async function openServerDatabase(template = 'template1'): Promise<ServerDatabase> {
  const configured = process.env['PORTICO_TEST_DATABASE_URL']
  const started = configured ? undefined : await startInstalled()
  const url = configured ?? started?.url ?? ''
  const name = `portico_test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name} template ${template}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return {
    url: address.href,
    name,
    query: (sql) => onServer(address.href, sql),
    drop: async () => {
      await onServer(url, `drop database ${name} with (force)`)
      await started?.stop()
    },
  }
}

/** Opens a new database on the test PostgreSQL, through the pooler of PORTICO_TEST_POOLER if there is one, empty or as a copy of its database `template`. Closing drops it. */
export async function openOnServer(template?: string): Promise<Db> {
  const { url, drop } = await openServerDatabase(template)
  const pooler = process.env['PORTICO_TEST_POOLER']
  const db = await openDb(pooler ? { url: throughPooler(pooler, url), directUrl: url } : { url })
  return {
    ...db,
    close: async () => {
      await db.close()
      await drop()
    },
  }
}

/** Name of the PostgreSQL template database for a content key; unique per test run, which its folder identifies. */
export const templateName = (folder: string, key: string): string =>
  `portico_content_${path.basename(folder).split('-').at(-1)?.toLowerCase()}_${key}`

/** Drops the template databases of a test run on the PostgreSQL of PORTICO_TEST_DATABASE_URL. */
export async function dropTemplates(folder: string): Promise<void> {
  const url = process.env['PORTICO_TEST_DATABASE_URL']
  if (!url) return
  const db = await openDb({ url })
  const left = await db.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [templateName(folder, '')],
  )
  for (const { datname } of left) await db.exec(`drop database ${datname} with (force)`)
  await db.close()
}

function hasPostgres(): boolean {
  if (process.env['PORTICO_TEST_DATABASE_URL'] || postgresBinaries()) return true
  console.log(
    'Tests on PostgreSQL are skipped: PORTICO_TEST_DATABASE_URL is not set and PostgreSQL is not installed.',
  )
  return false
}

function startInstalled(): Promise<TestPostgres> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed. Install it, or set PORTICO_TEST_DATABASE_URL.')
  return startPostgres(binaries)
}

async function onServer(url: string, statement: string): Promise<void> {
  const db = await openDb({ url })
  try {
    await db.exec(statement)
  } finally {
    await db.close()
  }
}
