/**
 * Server process with 10,000 documents and 1,000,000 measurements of one person. Argument: the engine. Sends its origin, a token
 * and the address of its memory when ready.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { createServer } from '../../../server/createServer'
import { areas } from '../../../server/areas/areas'
import { mayActFor } from '../../../server/areas/people/access'
import { openDb } from '../../../server/db/engine'
import { migrate } from '../../../server/db/migrate'
import { personId } from '../../../server/demo/people/personRow'
import { seedDemo } from '../../../server/demo/seedDemo'
import { folderStore } from '../../../server/files/folderStore'
import { createIdentity } from '../../../server/identity/identity'
import { createTenants } from '../../../server/tenants/tenants'
import { openTestDb } from '../../../server/test/engines'
import { tenant } from '../../../server/test/fakes'
import { freePort } from '../../../server/test/freePort'
import type { RunningServer } from '../serverProcess'
import { seedRecords } from './seedRecords'

/** The message to the parent process. `memory` answers what the process uses since it was last asked, in bytes. */
export interface RunningRecordsServer extends RunningServer {
  memory: string
}

const SAMPLE_MS = 2
const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-records-'))
const clinic = tenant('clinic', { backend: { features: [], demo: { namesFrom: 0, doctors: 4 } } })
const tenants = createTenants([{ ...clinic, manifest: { ...clinic.manifest, hosts: ['localhost'] } }])
const isEmbedded = process.argv[2] === 'pglite'
const db = await (isEmbedded ? openDb({ folder: path.join(folder, 'db') }) : openTestDb('postgres'))
await migrate(db)
await seedDemo(db, tenants, new Date())
const luis = personId(clinic.id, 'luis')
await seedRecords(db, clinic.id, luis, new Date())
const port = await freePort()
const origin = `http://localhost:${port}`
const identity = createIdentity({ db, tenants, publicOrigin: origin })
const server = await createServer({
  db,
  tenants,
  identity,
  areas,
  mayActFor,
  files: folderStore({ folder: path.join(folder, 'files') }),
  now: () => new Date(),
  publicOrigin: origin,
})
await server.http.listen({ port, host: 'localhost' })

let most = 0
setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS).unref()
const memoryPort = await freePort()
const memory = createHttpServer((_, answer) => {
  const now = process.memoryUsage.rss()
  answer.end(JSON.stringify({ now, most: Math.max(most, now) }))
  most = now
}).listen(memoryPort, 'localhost')

const { token } = await identity.mintToken(clinic.id, luis)
process.send?.({
  origin,
  token,
  memory: `http://localhost:${memoryPort}`,
} satisfies RunningRecordsServer)
process.once('message', () => void stop())

async function stop(): Promise<void> {
  memory.close()
  await server.close()
  await db.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
