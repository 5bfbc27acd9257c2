/**
 * A process of a hub with patients and doctors. Argument: `HubServerOptions` as JSON. Sends its origin, a token of everybody and
 * the appointments when ready. Answers `memory` with the bytes of its heap and of everything after a collection of garbage.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openDb } from '../../../server/platform/db/database'
import { openTestDb } from '../../../server/test/databases'
import { serve, startClinic } from '../clinicServer'
import type { RunningServer } from '../serverProcess'
import { doctorOf, patientOf, seedAppointments, seedPeople } from './seedCalls'

export interface HubServerOptions {
  /** The address of a PostgreSQL database; without one the embedded database in memory. */
  database?: string
  patients: number
  doctors: number
  port?: number
  origin?: string
  isSeeded?: boolean
  /** How many seconds pass for the server in one. */
  clock?: number
}

export interface RunningHubServer extends RunningServer {
  /** Access tokens by account. */
  tokens: Record<string, string>
  appointments: number[]
}

/** The answer to `memory`, in bytes. */
export interface HubMemory {
  heap: number
  all: number
}

const IN_MINUTES = 5
const {
  database,
  patients,
  doctors,
  clock = 1,
  ...more
} = JSON.parse(process.argv[2] ?? '{}') as HubServerOptions
const startedAt = Date.now()
let appointments: number[] = []
const clinic = await startClinic({
  ...more,
  db: await (database === undefined ? openTestDb() : openDb({ url: database })),
  backend: { features: ['chat'], demo: { namesFrom: 0, doctors: 4 } },
  now: () => new Date(startedAt + (Date.now() - startedAt) * clock),
  seed: async (db, tenant) => {
    await seedPeople(db, tenant, patients, doctors)
    appointments = await seedAppointments(db, tenant, new Date(Date.now() + IN_MINUTES * 60_000))
  },
})

const tokens: Record<string, string> = {}
for (let n = 1; n <= patients; n += 1) tokens[patientOf(n)] = await clinic.mint(patientOf(n))
for (let n = 1; n <= doctors; n += 1) tokens[doctorOf(n)] = await clinic.mint(doctorOf(n))

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const memory = (): HubMemory => {
  collectGarbage()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed, all: rss }
}
const ready = { origin: clinic.origin, token: '', tokens, appointments } satisfies RunningHubServer
serve(ready, clinic.close, { memory })
