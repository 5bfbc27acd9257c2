import { startTestServer, type TestServer } from '../../../server/test/harness'
import { createTenants, type TenantOnServer } from '../../../server/tenants/tenants'
import { prepareClosing, takeAll, whileClosed } from './calendars'
import type { Transport } from './client'

/** A Wednesday before the clocks of this spring change anywhere, 09:00 in Madrid. */
export const morning = new Date('2027-03-10T08:00:00Z')

/** The reference server that all subjects of a run share, with the tenants' own demo data and a clock that tests set. */
export interface House {
  server: TestServer
  now: () => Date
  setNow: (now: Date) => void
  transport: (tenant: TenantOnServer) => Transport
  /** Gives back everything that was booked since the beginning. */
  giveBack: () => Promise<void>
  /** Other people take every doctor of a tenant from an instant on, so that nobody is free then. */
  takeAll: (tenant: TenantOnServer, start: string, minutes: number) => Promise<void>
  /** Does something while no doctor of a tenant works at all. */
  whileClosed: (tenant: TenantOnServer, work: () => Promise<void>) => Promise<void>
}

/** Opens the house for these tenants. */
export async function openHouse(tenants: readonly TenantOnServer[]): Promise<House> {
  let now = morning
  const server = await startTestServer({ tenants: createTenants(tenants), now: () => now })
  const { db } = server
  const [first] = await db.query<{ id: number }>('select coalesce(max(id), 0) as id from appointment')
  await prepareClosing(db)
  return {
    server,
    now: () => now,
    setNow: (moment) => {
      now = moment
    },
    transport: (tenant) => transportTo(server, tenant),
    giveBack: async () => {
      await db.query('update appointment set status = 1 where id > $1 and status in (2, 3)', [first?.id ?? 0])
    },
    takeAll: ({ id }, start, minutes) => takeAll(db, id, start, minutes),
    whileClosed: ({ id }, work) => whileClosed(db, id, work),
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
