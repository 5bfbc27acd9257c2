import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openDb, type Db } from '../db/engine'
import { openPglite, type EmbeddedDb } from '../db/pglite'
import { postgresBinaries, startPostgres, type TestPostgres } from './postgres'
import { emptyDataFolder } from './emptyDataFolder'

export type Engine = Db['kind']

/**
 * The engines tests run on: PGlite always, PostgreSQL where PORTICO_TEST_DATABASE_URL names one or its programs are
 * installed; where not, the reason is printed.
 */
export const engines: readonly Engine[] = hasPostgres() ? ['pglite', 'postgres'] : ['pglite']

/** An empty database of its own for one test file. Closing it leaves nothing behind. */
export const openTestDb = (engine: Engine = 'pglite'): Promise<Db> =>
  engine === 'pglite' ? openEmbedded() : openOnServer()

/** An embedded database in memory, empty or a copy of a template. */
export const openEmbedded = async (template?: Blob): Promise<EmbeddedDb> =>
  openPglite(undefined, template ?? (await emptyDataFolder()))

/**
 * A database of its own on the PostgreSQL of the tests, empty or a copy of the database `template` of that server.
 */
export async function openOnServer(template = 'template1'): Promise<Db> {
  const named = process.env['PORTICO_TEST_DATABASE_URL']
  const own = named ? undefined : await startInstalled()
  const url = named ?? own?.url ?? ''
  const name = `portico_test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name} template ${template}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  const db = await openDb({ url: address.href })
  return {
    ...db,
    close: async () => {
      await db.close()
      await onServer(url, `drop database ${name} with (force)`)
      await own?.stop()
    },
  }
}

/** The database on PostgreSQL that holds a content of a test run. The run goes by its folder. */
export const templateName = (folder: string, key: string): string =>
  `portico_content_${path.basename(folder).split('-').at(-1)?.toLowerCase()}_${key}`

/** Drops what a test run has left on the PostgreSQL that PORTICO_TEST_DATABASE_URL names, if it does. */
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
    'PostgreSQL is skipped: PORTICO_TEST_DATABASE_URL is not set and no postgres program was found.',
  )
  return false
}

function startInstalled(): Promise<TestPostgres> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error('No PostgreSQL is installed')
  return startPostgres(binaries)
}

async function onServer(url: string, statement: string): Promise<void> {
  const db = await openDb({ url })
  await db.exec(statement)
  await db.close()
}
