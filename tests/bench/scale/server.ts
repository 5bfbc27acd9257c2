/**
 * A process of a server on a filled PostgreSQL database, which it fills first if it is empty. Arguments: its address, and by what the
 * scale is divided. Sends its origin and tokens when ready. Answers `memory` with the bytes of the process after a collection of garbage, and
 * `processes` with those of the server and of its database.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openDb } from '../../../server/platform/db/database'
import { root } from '../../../server/platform/paths'
import type { TenantOnServer } from '../../../server/platform/tenants/tenants'
import { serve, startClinic } from '../clinicServer'
import type { RunningServer } from '../serverProcess'
import { fillScale, FIRST_DOCTOR, scaleOf } from './fill'

/** The message to the parent process. */
export interface RunningScaleServer extends RunningServer {
  doctorToken: string
  /** Tokens of users who book, with their ids. */
  patients: { id: string; token: string }[]
  /** A free service, and the practices that offer it. */
  serviceId: number
  providers: number[]
}

/** The processes of a server, by number. */
export interface Processes {
  server: number
  /** PostgreSQL's, one for each connection. */
  database: number[]
}

const PATIENTS = 200
const [url = '', divisor = '1'] = process.argv.slice(2)
const db = await openDb({ url })
const [found] = await db.query<{ isFilled: boolean }>(
  `select to_regclass('portico.person') is not null as "isFilled"`,
)
const { features } = JSON.parse(
  readFileSync(path.join(root, 'tenants/portico/backend.json'), 'utf8'),
) as TenantOnServer['backend']
const started = performance.now()
const clinic = await startClinic({
  db,
  backend: { features },
  isSeeded: found?.isFilled === true,
  seed: (filled, tenant) => fillScale(filled, tenant, scaleOf(Number(divisor)), new Date()),
})
process.stderr.write(`filled and started in ${Math.round((performance.now() - started) / 1000)} s\n`)

const [offered] = await db.query<{ id: number; providers: number[] }>(
  `select service_id as id, array_agg(provider_id order by provider_id) as providers
   from provider_service ps join service s on s.tenant = ps.tenant and s.id = ps.service_id
   where ps.tenant = $1 and ps.provider_id > $2 and s.amount = 0 group by 1 order by count(*) desc, 1 limit 1`,
  [clinic.tenant, FIRST_DOCTOR],
)
const people = await db.query<{ id: string }>(
  `select a.sub as id from account a join person p on p.tenant = a.tenant and p.id = a.sub
   where a.tenant = $1 and a.email like 'user.%' and p.active order by a.sub limit $2`,
  [clinic.tenant, PATIENTS],
)
const patients = []
for (const { id } of people) patients.push({ id, token: await clinic.mint(id) })

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const memory = (): number => {
  collectGarbage()
  return process.memoryUsage().rss
}
const ready: RunningScaleServer = {
  origin: clinic.origin,
  token: await clinic.tokenOf('admin'),
  doctorToken: await clinic.mint(`doctor-${FIRST_DOCTOR + 1}`),
  patients,
  serviceId: offered?.id ?? 0,
  providers: offered?.providers ?? [],
}
const processes = async (): Promise<Processes> => {
  const backends = await db.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  return { server: process.pid, database: backends.map(({ pid }) => pid) }
}
serve(ready, clinic.close, { memory, processes })
