/** Runs a server on a data folder as a separate process that a test can kill. Prints its port and a token of luis. */
import { createServer } from '../../app/createServer'
import { openDb } from '../../platform/db/database'
import { migrate } from '../../platform/db/migrate'
import { personId } from '../../demo/people/personRow'
import { seedDemo } from '../../demo/seedDemo'
import { createIdentity } from '../../platform/identity/identity'
import { tenant } from '../fakes'
import { freePort } from '../freePort'
import { createTenants } from '../../platform/tenants/tenants'
import { areas } from '../../app/areas'
import { mayActFor, mayReadRecords } from '../../domain/people/access'
import { hasAcceptedConditions } from '../../domain/registration/conditions/hasAcceptedConditions'

const [folder = ''] = process.argv.slice(2)
const now = () => new Date()
const one = tenant('one', { backend: { features: [], demo: { namesFrom: 0, doctors: 4 } } })
const tenants = createTenants([{ ...one, manifest: { ...one.manifest, hosts: ['localhost'] } }])
const db = await openDb({ folder })
await migrate(db)
await seedDemo(db, tenants, now())
const port = await freePort()
const publicOrigin = `http://localhost:${port}`
const identity = createIdentity({ db, tenants, publicOrigin })
const server = await createServer({
  db,
  tenants,
  identity,
  areas,
  mayActFor,
  mayReadRecords,
  hasAcceptedConditions,
  now,
  publicOrigin,
})
await server.http.listen({ port, host: 'localhost' })
const { token } = await identity.mintToken('one', personId('one', 'luis'))
console.log(JSON.stringify({ port, token }))
