import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connectAdapters } from '../../server/app/connectAdapters'
import { createServer, type ServerParts } from '../../server/app/createServer'
import { areas } from '../../server/app/areas'
import { mayActFor, mayReadRecords } from '../../server/domain/people/access'
import { hasAcceptedConditions } from '../../server/domain/registration/conditions/hasAcceptedConditions'
import { openDb, type Db } from '../../server/platform/db/database'
import { migrate } from '../../server/platform/db/migrate'
import { writeCheckpoint } from '../../server/platform/db/upkeep'
import { acceptDemoConditions, seedDemo } from '../../server/demo/seedDemo'
import { createIdentity } from '../../server/platform/identity/identity'
import type { TenantOnServer } from '../../server/platform/tenants/tenants'
import { createTenants } from '../../server/platform/tenants/tenants'
import { openTestDb, type DatabaseKind } from '../../server/test/databases'
import { tenant } from '../../server/test/fakes'
import { freePort } from '../../server/test/freePort'

export interface ClinicOptions extends Partial<Pick<ServerParts, 'files' | 'now' | 'mail'>> {
  db: Db
  backend?: Partial<TenantOnServer['backend']>
  /** Default: a free one. */
  port?: number
  /** The address that clients use, of a proxy in front of the server. Default: the server's own. */
  origin?: string
  /** Whether another process has created the tables and demo data. */
  isSeeded?: boolean
  /** Adds to the demo data. */
  seed?: (db: Db, tenant: string) => Promise<unknown>
}

export interface ClinicServer {
  db: Db
  tenant: string
  origin: string
  /** A token of a person of the demo data, by the name before `@portico.test`. */
  tokenOf: (name: string) => Promise<string>
  /** A token of an account. */
  mint: (sub: string) => Promise<string>
  close: () => Promise<void>
}

/** Starts a server with all areas and one tenant at `localhost`, with demo data. */
export async function startClinic(options: ClinicOptions): Promise<ClinicServer> {
  const { db, backend, seed, isSeeded = false, port = await freePort() } = options
  const clinic = tenant('clinic', { backend: { features: [], demo: {}, ...backend } })
  const tenants = createTenants([{ ...clinic, manifest: { ...clinic.manifest, hosts: ['localhost'] } }])
  if (!isSeeded) {
    await migrate(db)
    await seedDemo(db, tenants, new Date())
    await seed?.(db, clinic.id)
    await acceptDemoConditions(db, clinic, new Date())
    await writeCheckpoint(db)
  }
  const { origin = `http://localhost:${port}`, files, mail, now = () => new Date() } = options
  const identity = createIdentity({ db, tenants, publicOrigin: origin, ...(mail && { mail }) })
  const rights = { mayActFor, mayReadRecords, hasAcceptedConditions }
  const { ports, areas: more, upgrades } = await connectAdapters({ tenants, publicOrigin: origin, now }, {})
  const all = { areas: [...areas, ...more], upgrades, ...ports }
  const parts: ServerParts = { db, tenants, identity, ...all, ...rights, now, publicOrigin: origin }
  const server = await createServer({ ...parts, ...(files && { files }) })
  await server.http.listen({ port, host: 'localhost' })
  const mint = async (sub: string) => (await identity.mintToken(clinic.id, sub)).token
  return {
    db,
    tenant: clinic.id,
    origin,
    mint,
    tokenOf: async (name) => mint(await accountOf(db, name)),
    close: async () => {
      await server.close()
      await db.close()
    },
  }
}

async function accountOf(db: Db, name: string): Promise<string> {
  const [account] = await db.query<{ sub: string }>('select sub from account where email = $1', [
    `${name}@portico.test`,
  ])
  return account?.sub ?? ''
}

/** An empty folder, and what deletes it. */
export function createFolder(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), `portico-${name}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Opens an empty database on the disk: in memory nothing is synced, which is a part of what others wait for. */
export const openOnDisk = (database: DatabaseKind, folder: string): Promise<Db> =>
  database === 'pglite' ? openDb({ folder: path.join(folder, 'db') }) : openTestDb(database)

/** Answers of a server process to its parent process, by question. */
export type Answers = Readonly<Record<string, () => unknown>>

/** Tells the parent process that the server is ready, answers its questions, and ends this process when it says `stop`. */
export function serve(ready: object, stop: () => Promise<unknown>, answers: Answers = {}): void {
  const receive = async (question: string) => {
    if (question === 'stop') process.send?.((await stop()) ?? null, () => process.exit(0))
    else process.send?.((await answers[question]?.()) ?? null)
  }
  process.on('message', (question) => void receive(String(question)))
  // A parent process that was killed leaves no server behind.
  process.on('disconnect', () => process.exit(1))
  process.send?.(ready)
}
