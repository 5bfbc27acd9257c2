import { randomBytes } from 'node:crypto'
import { openDb, type Db } from '../db/engine'
import { openPglite } from '../db/pglite'
import { postgresBinaries, startPostgres, type TestPostgres } from './postgres'
import { emptyDataFolder } from './template'

export type Engine = Db['kind']

/**
 * The engines tests run on: PGlite always, PostgreSQL where PORTICO_TEST_DATABASE_URL names one or its programs are
 * installed; where not, the reason is printed.
 */
export const engines: readonly Engine[] = hasPostgres() ? ['pglite', 'postgres'] : ['pglite']

/** An empty database of its own for one test file. Closing it leaves nothing behind. */
export async function openTestDb(engine: Engine = 'pglite'): Promise<Db> {
  if (engine === 'pglite') return openPglite(undefined, await emptyDataFolder())
  const named = process.env['PORTICO_TEST_DATABASE_URL']
  const own = named ? undefined : await startInstalled()
  const url = named ?? own?.url ?? ''
  const name = `portico_test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name}`)
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
