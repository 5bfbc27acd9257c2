/** Server process with 100,000 users and 1,000 doctors. Argument: the engine. Sends its origin and a token when ready. */
import { createServer } from '../../../server/createServer'
import { areas } from '../../../server/areas/areas'
import { mayActFor } from '../../../server/areas/people/access'
import { migrate } from '../../../server/db/migrate'
import { seedDemo } from '../../../server/demo/seedDemo'
import { largeAmounts, seedLarge } from '../../../server/demo/large/seedLarge'
import { createIdentity } from '../../../server/identity/identity'
import { createTenants } from '../../../server/tenants/tenants'
import { openTestDb, type Engine } from '../../../server/test/engines'
import { tenant } from '../../../server/test/fakes'
import { freePort } from '../../../server/test/freePort'
import type { RunningServer } from '../serverProcess'

const engine = process.argv[2] as Engine
const clinic = tenant('clinic', { backend: { features: ['adminUsers'], demo: {} } })
const tenants = createTenants([{ ...clinic, manifest: { ...clinic.manifest, hosts: ['localhost'] } }])
const db = await openTestDb(engine)
await migrate(db)
await seedDemo(db, tenants, new Date())
await seedLarge(db, clinic.id, new Date(), { ...largeAmounts, videos: 0 })
const port = await freePort()
const origin = `http://localhost:${port}`
const identity = createIdentity({ db, tenants, publicOrigin: origin })
const server = await createServer({
  db,
  tenants,
  identity,
  areas,
  mayActFor,
  now: () => new Date(),
  publicOrigin: origin,
})
await server.http.listen({ port, host: 'localhost' })
const [account] = await db.query<{ sub: string }>('select sub from account where email = $1', [
  'admin@portico.test',
])
const { token } = await identity.mintToken(clinic.id, account?.sub ?? '')
process.send?.({ origin, token } satisfies RunningServer)
process.once('message', () => void stop())

async function stop(): Promise<void> {
  await server.close()
  await db.close()
  process.exit(0)
}
