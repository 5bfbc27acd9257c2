/** Server process with demo data on disk. Argument: the engine. Sends its origin and two tokens when ready. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createServer } from '../../../server/createServer'
import { areas } from '../../../server/areas/areas'
import { mayActFor } from '../../../server/areas/people/access'
import { openDb } from '../../../server/db/engine'
import { migrate } from '../../../server/db/migrate'
import { seedDemo } from '../../../server/demo/seedDemo'
import { createIdentity } from '../../../server/identity/identity'
import { createTenants } from '../../../server/tenants/tenants'
import { openTestDb } from '../../../server/test/engines'
import { tenant } from '../../../server/test/fakes'
import { freePort } from '../../../server/test/freePort'
import type { RunningServer } from '../serverProcess'

/** The message to the parent process: `token` is an administrator's. */
export interface RunningStallServer extends RunningServer {
  patientToken: string
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-stalls-'))
const clinic = tenant('clinic', { backend: { features: ['adminUsers'], demo: {} } })
const tenants = createTenants([{ ...clinic, manifest: { ...clinic.manifest, hosts: ['localhost'] } }])
const isEmbedded = process.argv[2] === 'pglite'
// In memory nothing is synced to the disk, which is a part of what others wait for.
const db = await (isEmbedded ? openDb({ folder: path.join(folder, 'db') }) : openTestDb('postgres'))
await migrate(db)
await seedDemo(db, tenants, new Date())
const port = await freePort()
const origin = `http://localhost:${port}`
const identity = createIdentity({ db, tenants, publicOrigin: origin })
const now = () => new Date()
const server = await createServer({ db, tenants, identity, areas, mayActFor, now, publicOrigin: origin })
await server.http.listen({ port, host: 'localhost' })
const [token, patientToken] = await Promise.all(['admin', 'ana'].map(tokenOf))
process.send?.({ origin, token: token ?? '', patientToken: patientToken ?? '' } satisfies RunningStallServer)
process.once('message', () => void stop())

async function tokenOf(name: string): Promise<string> {
  const [account] = await db.query<{ sub: string }>('select sub from account where email = $1', [
    `${name}@portico.test`,
  ])
  return (await identity.mintToken(clinic.id, account?.sub ?? '')).token
}

async function stop(): Promise<void> {
  await server.close()
  await db.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
