import { AppointmentStatus } from '../../../schemas/generated/constants'
import { takesTime } from '../../../server/domain/availability/calendars/takesTime'
import { startTestServer, type TestServer } from '../../../server/test/harness'
import { createTenants, type TenantOnServer } from '../../../server/platform/tenants/tenants'
import { createClosedTables, bookAllDoctors, withoutWorkingHours } from './calendars'
import type { Transport } from './client'

/** A Wednesday at 09:00 in Madrid, before any zone changes its clocks in spring. */
export const startTime = new Date('2027-03-10T08:00:00Z')

/** The reference server that all checks share, with the tenants' demo data and a clock that checks set. */
export interface TestBackend {
  server: TestServer
  now: () => Date
  setNow: (now: Date) => void
  transport: (tenant: TenantOnServer) => Transport
  /** Cancels all appointments that were booked since the start. */
  cancelBookings: () => Promise<void>
  /** Books every doctor of a tenant at `start` for other patients, so that the slot is taken. */
  bookAllDoctors: (tenant: TenantOnServer, start: string, minutes: number) => Promise<void>
  /** Runs `work` while no doctor of a tenant has working hours. */
  withoutWorkingHours: (tenant: TenantOnServer, work: () => Promise<void>) => Promise<void>
}

/** Starts the server with these tenants. */
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
      await db.query(
        `update appointment set status = ${AppointmentStatus.cancelled} where id > $1 and ${takesTime('appointment')}`,
        [first?.id ?? 0],
      )
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
