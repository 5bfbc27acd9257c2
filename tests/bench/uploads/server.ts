/** Server process that can be killed and started again. Arguments: folder and port. Sends its origin and a token when ready. */
import path from 'node:path'
import { createServer } from '../../../server/createServer'
import { areas } from '../../../server/areas/areas'
import { mayActFor } from '../../../server/areas/people/access'
import { sweepFiles } from '../../../server/areas/records/documents/sweep'
import { openDb } from '../../../server/db/engine'
import { migrate } from '../../../server/db/migrate'
import { personId } from '../../../server/demo/people/personRow'
import { seedDemo } from '../../../server/demo/seedDemo'
import { folderStore } from '../../../server/files/folderStore'
import { createIdentity } from '../../../server/identity/identity'
import { createTenants } from '../../../server/tenants/tenants'
import { tenant } from '../../../server/test/fakes'
import type { RunningServer } from '../serverProcess'

/** What is left in the database after everything old has been swept. */
export interface Leftovers {
  /** Uploads that are no document. */
  uploads: number
  /** Contents that no document has. */
  unused: number
  /** The names of all contents. */
  hashes: string[]
}

const DAY_MS = 86_400_000
const [folder = '', port = ''] = process.argv.slice(2)
const clinic = tenant('clinic', { backend: { features: [], demo: { namesFrom: 0, doctors: 4 } } })
const tenants = createTenants([{ ...clinic, manifest: { ...clinic.manifest, hosts: ['localhost'] } }])
const db = await openDb({ folder: path.join(folder, 'db') })
await migrate(db)
await seedDemo(db, tenants, new Date())
const files = folderStore({ folder: path.join(folder, 'files') })
const origin = `http://localhost:${port}`
const identity = createIdentity({ db, tenants, publicOrigin: origin })
const now = () => new Date()
const server = await createServer({
  db,
  tenants,
  identity,
  areas,
  mayActFor,
  files,
  now,
  publicOrigin: origin,
})
await server.http.listen({ port: Number(port), host: 'localhost' })
const { token } = await identity.mintToken(clinic.id, personId(clinic.id, 'luis'))
process.send?.({ origin, token } satisfies RunningServer)
process.once('message', () => void stop())

async function stop(): Promise<void> {
  await server.close()
  // Whatever was left a day ago is deleted in two days, 100 contents at a time.
  for (let round = 0; round < 10; round += 1)
    await sweepFiles(db, files, new Date(Date.now() + 2 * DAY_MS + round))
  const [uploads] = await db.query<{ count: number }>('select count(*)::int as count from document_upload')
  const contents = await db.query<{ hash: string; isUsed: boolean }>(
    `select hash, exists (select from document d where d.tenant = f.tenant and d.hash = f.hash)
       or exists (select from record_file r where r.tenant = f.tenant and r.hash = f.hash) as "isUsed" from stored_file f`,
  )
  const leftovers: Leftovers = {
    uploads: uploads?.count ?? 0,
    unused: contents.filter(({ isUsed }) => !isUsed).length,
    hashes: contents.map(({ hash }) => hash),
  }
  await db.close()
  process.send?.(leftovers, () => process.exit(0))
}
