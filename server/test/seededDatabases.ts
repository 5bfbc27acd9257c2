import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDb, type Db } from '../db/engine'
import { migrate } from '../db/migrate'
import { seedDemo } from '../demo/seedDemo'
import { newSigningKey } from '../identity/protocol/keys'
import type { Tenants } from '../tenants/tenants'
import { fastHash } from './fastHash'
import { openEmbedded, openOnServer, openTestDb, templateName, type Engine } from './engines'

/** What a database holds before a test begins: a key that no other content has, and how it is made. */
interface Content {
  key: string
  make: (db: Db) => Promise<void>
}

/** A database of its own for one test file, with every table and no row. */
export const openMigratedDb = (engine: Engine): Promise<Db> =>
  openWith(engine, { key: 'migrated', make: migrate })

/** A database of its own for one test file, with the demo data of these tenants as sown at `now`. */
export function openDemoDb(engine: Engine, tenants: Tenants, now: Date): Promise<Db> {
  const content = JSON.stringify([tenants.all, now])
  return openWith(engine, {
    key: createHash('sha256').update(content).digest('hex').slice(0, 12),
    make: async (db) => {
      await migrate(db)
      await seedDemo(db, tenants, now, fastHash)
      await insertSharedKeys(db, tenants)
    },
  })
}

/** Each tenant signs with one key in all databases of a test run: making one takes a quarter of a second. */
async function insertSharedKeys(db: Db, { all }: Tenants): Promise<void> {
  const folder = process.env['PORTICO_TEST_TEMPLATES']
  if (!folder) return
  for (const { id } of all) {
    const file = path.join(folder, `${id}.jwk`)
    if (!existsSync(file)) writeWhole(file, Buffer.from(JSON.stringify(await newSigningKey())))
    const key = JSON.stringify({ value: JSON.parse(readFileSync(file, 'utf8')) as unknown })
    await db.query(`insert into identity_key (tenant, purpose, key) values ($1, 'signing', $2::jsonb)`, [
      id,
      key,
    ])
  }
}

/** Within one test run content is made once and copied from then on, which takes half the time of making it. */
async function openWith(engine: Engine, content: Content): Promise<Db> {
  const folder = process.env['PORTICO_TEST_TEMPLATES']
  const url = process.env['PORTICO_TEST_DATABASE_URL']
  if (folder && engine === 'pglite') return copyEmbedded(folder, content)
  if (folder && url) return copyOnServer(url, templateName(folder, content.key), content.make)
  const db = await openTestDb(engine)
  await content.make(db)
  return db
}

async function copyEmbedded(folder: string, { key, make }: Content): Promise<Db> {
  const file = path.join(folder, `${key}.tar`)
  if (existsSync(file)) return openEmbedded(new Blob([readFileSync(file)]))
  const db = await openEmbedded()
  await make(db)
  writeWhole(file, Buffer.from(await (await db.dump()).arrayBuffer()))
  return db
}

/** Written aside and renamed: test files run side by side and must never read half of it. */
function writeWhole(file: string, content: Buffer): void {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, content)
  renameSync(aside, file)
}

async function copyOnServer(url: string, template: string, make: Content['make']): Promise<Db> {
  const server = await openDb({ url })
  await server.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [template])
    const found = await tx.query('select 1 from pg_database where datname = $1', [template])
    // A database cannot be made inside a transaction; this one only keeps others from making the same.
    if (found.length === 0) await addTemplate(server, url, template, make)
  })
  await server.close()
  return openOnServer(template)
}

/** Made under another name, so that nobody finds half a template. */
async function addTemplate(server: Db, url: string, template: string, make: Content['make']): Promise<void> {
  const aside = `${template}_${process.pid}`
  await server.exec(`create database ${aside}`)
  const address = new URL(url)
  address.pathname = `/${aside}`
  const db = await openDb({ url: address.href })
  await make(db)
  await db.close()
  await server.exec(`alter database ${aside} rename to ${template}`)
}
