import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDb, type Db } from '../platform/db/database'
import { migrate } from '../platform/db/migrate'
import { demoInput, seedDemo } from '../demo/seedDemo'
import { newSigningKey } from '../platform/identity/protocol/keys'
import type { Tenants } from '../platform/tenants/tenants'
import { readTemplate } from './emptyDataFolder'
import { openEmbedded, openOnServer, openTestDb, templateName, type DatabaseKind } from './databases'

/** The initial content of a test database: a unique key, and a function that creates it. */
interface Content {
  key: string
  make: (db: Db) => Promise<void>
}

/** Opens a database for one test file, with all tables and no rows. */
export const openMigratedDb = (database: DatabaseKind): Promise<Db> =>
  openWith(database, { key: 'migrated', make: migrate })

/** Opens a database for one test file, with the demo data of the tenants seeded at `now`. */
export function openDemoDb(database: DatabaseKind, tenants: Tenants, now: Date): Promise<Db> {
  const content = JSON.stringify([tenants.all.map(demoInput), now])
  return openWith(database, {
    key: createHash('sha256').update(content).digest('hex').slice(0, 12),
    make: async (db) => {
      await migrate(db)
      await seedDemo(db, tenants, now)
      await insertSharedKeys(db, tenants)
    },
  })
}

/** Inserts the same signing key of a tenant into all databases of a test run; generating one takes 250 ms. */
async function insertSharedKeys(db: Db, { all }: Tenants): Promise<void> {
  const folder = process.env['PORTICO_TEST_TEMPLATES']
  if (!folder) return
  for (const { id } of all) {
    const file = path.join(folder, `${id}.jwk`)
    if (!existsSync(file)) writeAtomically(file, Buffer.from(JSON.stringify(await newSigningKey())))
    const key = JSON.stringify({ value: JSON.parse(readFileSync(file, 'utf8')) as unknown })
    await db.query(`insert into identity_key (tenant, purpose, key) values ($1, 'signing', $2::jsonb)`, [
      id,
      key,
    ])
  }
}

/** Creates each content once per test run and copies it afterwards, which takes half the time. */
async function openWith(database: DatabaseKind, content: Content): Promise<Db> {
  const folder = process.env['PORTICO_TEST_TEMPLATES']
  const url = process.env['PORTICO_TEST_DATABASE_URL']
  if (folder && database === 'pglite') return copyEmbedded(folder, content)
  if (folder && url) return copyOnServer(url, templateName(folder, content.key), content.make)
  const db = await openTestDb(database)
  await content.make(db)
  return db
}

async function copyEmbedded(folder: string, { key, make }: Content): Promise<Db> {
  const file = path.join(folder, `${key}.tar`)
  if (existsSync(file)) return openEmbedded(readTemplate(file))
  const db = await openEmbedded()
  await db.exec('set wal_recycle = off')
  await make(db)
  await shrink(db)
  writeAtomically(file, Buffer.from(await (await db.dump()).arrayBuffer()))
  return db
}

/** Leaves out what each copy would load in vain: the log, which it would also replay, and the two empty databases. */
async function shrink(db: Db): Promise<void> {
  await db.exec('update pg_database set datistemplate = false')
  await db.exec('drop database template0')
  await db.exec('drop database template1')
  // The second one removes the part of the log that the first one needed.
  await db.exec('checkpoint')
  await db.exec('checkpoint')
}

/** Writes a temporary file and renames it, so that parallel test files never read a partial file. */
function writeAtomically(file: string, content: Buffer): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}

async function copyOnServer(url: string, template: string, make: Content['make']): Promise<Db> {
  const server = await openDb({ url })
  await server.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [template])
    const found = await tx.query('select 1 from pg_database where datname = $1', [template])
    // CREATE DATABASE cannot run inside a transaction; this transaction only holds the advisory lock.
    if (found.length === 0) await addTemplate(server, url, template, make)
  })
  await server.close()
  return openOnServer(template)
}

/** Creates the template under a temporary name, so that nobody copies an incomplete one. */
async function addTemplate(server: Db, url: string, template: string, make: Content['make']): Promise<void> {
  const temporary = `${template}_${process.pid}`
  await server.exec(`create database ${temporary}`)
  const address = new URL(url)
  address.pathname = `/${temporary}`
  const db = await openDb({ url: address.href })
  await make(db)
  await db.close()
  await server.exec(`alter database ${temporary} rename to ${template}`)
}
