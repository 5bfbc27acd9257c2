/** Server process with 1,000 doctors. Argument: the engine. Sends origin, token and service id when ready. */
import { createServer } from '../../../server/createServer'
import { areas } from '../../../server/areas/areas'
import { mayActFor } from '../../../server/areas/people/access'
import type { Db } from '../../../server/db/engine'
import { migrate } from '../../../server/db/migrate'
import { seedDemo } from '../../../server/demo/seedDemo'
import { createIdentity } from '../../../server/identity/identity'
import { openTestDb, type Engine } from '../../../server/test/engines'
import { freePort } from '../../../server/test/freePort'
import { tenant } from '../../../server/test/fakes'
import { createTenants } from '../../../server/tenants/tenants'
import type { RunningServer } from '../serverProcess'
import { DOCTORS, fillClinic } from './clinic'

/** The message to the parent process. */
export interface RunningSlotServer extends RunningServer {
  serviceId: number
}

const BETWEEN_BOOKINGS = 100
const engine = process.argv[2] as Engine
const clinic = tenant('clinic', { backend: { features: ['appointmentWithDoctor'], demo: {} } })
const tenants = createTenants([{ ...clinic, manifest: { ...clinic.manifest, hosts: ['localhost'] } }])
const db = await openTestDb(engine)
await migrate(db)
await seedDemo(db, tenants, new Date())
const serviceId = await fillClinic(db, clinic.id, new Date())
const port = await freePort()
const origin = `http://localhost:${port}`
const identity = createIdentity({ db, tenants, publicOrigin: origin })
const now = () => new Date()
const server = await createServer({ db, tenants, identity, areas, mayActFor, now, publicOrigin: origin })
await server.http.listen({ port, host: 'localhost' })
const [account] = await db.query<{ sub: string }>('select sub from account where email = $1', [
  'luis@portico.test',
])
const { token } = await identity.mintToken(clinic.id, account?.sub ?? '')
process.send?.({ origin, token, serviceId } satisfies RunningSlotServer)

let booked = 0
const booking = setInterval(() => void bookNext(db), BETWEEN_BOOKINGS)
process.once('message', () => void stop())

async function stop(): Promise<void> {
  clearInterval(booking)
  await server.close()
  await db.close()
  process.exit(0)
}

/** Books a slot of another doctor every 100 ms, so that the availability cache is invalidated as in real use. */
async function bookNext(on: Db): Promise<void> {
  const doctor = 10_001 + ((booked * 37) % DOCTORS)
  const minutes = 12 * 60 + Math.floor(booked / DOCTORS) * 20
  booked++
  await on.query(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at)
     select 'clinic', 'patient-' || $1::int, $1::int + 10000, $1::int, $2, start, start + interval '20 minutes'
     from (select date_trunc('day', now()) + interval '3 days' + $3::int * interval '1 minute' as start) s
     on conflict do nothing`,
    [doctor, serviceId, minutes],
  )
}
