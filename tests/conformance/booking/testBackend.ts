import { startTestServer, type TestServer } from '../../../server/test/harness'
import { createTenants, type TenantOnServer } from '../../../server/tenants/tenants'
import { createClosedTables, bookAllDoctors, withoutWorkingHours } from './calendars'
import type { Transport } from './client'

/** A Wednesday before the clocks of this spring change anywhere, 09:00 in Madrid. */
export const startTime = new Date('2027-03-10T08:00:00Z')

/** The reference server that all subjects of a run share, with the tenants' own demo data and a clock that tests set. */
export interface TestBackend {
  server: TestServer
  now: () => Date
  setNow: (now: Date) => void
  transport: (tenant: TenantOnServer) => Transport
  /** Gives back everything that was booked since the beginning. */
  cancelBookings: () => Promise<void>
  /** Other people take every doctor of a tenant from an instant on, so that nobody is free then. */
  bookAllDoctors: (tenant: TenantOnServer, start: string, minutes: number) => Promise<void>
  /** Does something while no doctor of a tenant works at all. */
  withoutWorkingHours: (tenant: TenantOnServer, work: () => Promise<void>) => Promise<void>
}

/** Opens the backend for these tenants. */
export async function startTestBackend(tenants: readonly TenantOnServer[]): Promise<TestBackend> {
  let now = startTime
  const server = await startTestServer({ tenants: createTenants(tenants), now: () => now })
  const { db } = server
  const [first] = await db.query<{ id: number }>('select coalesce(max(id), 0) as id from appointment')
  await createClosedTables(db)
  return {
    server,
    now: () => now,
    setNow: (moment) => {
      now = moment
    },
    transport: (tenant) => transportTo(server, tenant),
    cancelBookings: async () => {
      await db.query('update appointment set status = 1 where id > $1 and status in (2, 3)', [first?.id ?? 0])
    },
    bookAllDoctors: ({ id }, start, minutes) => bookAllDoctors(db, id, start, minutes),
    withoutWorkingHours: ({ id }, work) => withoutWorkingHours(db, id, work),
  }
}

const transportTo =
  ({ app }: TestServer, { id, manifest }: TenantOnServer): Transport =>
  async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { host: manifest.hosts[0] ?? id, ...headers },
      ...(body && { payload: body }),
    })
    const hasBody = answer.statusCode !== 204
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode })
  }
