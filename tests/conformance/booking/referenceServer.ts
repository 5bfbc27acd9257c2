import { decodeJwt } from 'jose'
import type { Appointment } from '../../../schemas/generated/entities'
import { AppointmentStatus } from '../../../schemas/generated/constants'
import { takesTime } from '../../../server/domain/availability/calendars/takesTime'
import { startTestServer, type TestServer } from '../../../server/test/harness'
import { revokeGrant } from '../../../server/platform/identity/protocol/adapter'
import { createTenants, type TenantOnServer } from '../../../server/platform/tenants/tenants'
import { startTime, type BackEnd, type BookedTime, type Person } from './backEnd'
import { createClosedTables, bookAllDoctors, withoutWorkingHours } from './referenceCalendars'
import { notifyPayment } from './referencePayment'
import type { Transport } from './client'
import type { TenantOfSuite } from './subject'

/** People of the demo data without appointments, by what comes before the @ of their address. */
const accounts: Readonly<Record<Person, string>> = { first: 'luis', second: 'videos' }

/** The reference server as the back end of the suite. */
export interface ReferenceServer extends BackEnd {
  server: TestServer
  close: () => Promise<void>
}

/** Starts the reference server with the demo data of these tenants, and a clock that checks set. */
export async function startReferenceServer(tenants: readonly TenantOnServer[]): Promise<ReferenceServer> {
  let now = startTime
  const server = await startTestServer({ tenants: createTenants(tenants), now: () => now })
  const { db } = server
  const [first] = await db.query<{ id: number }>('select coalesce(max(id), 0) as id from appointment')
  await createClosedTables(db)
  const tokens = new Map<string, string>()
  const tokenFor = (tenant: TenantOfSuite, person: Person) =>
    server.tokenFor(tenant.id, `${accounts[person]}@portico.test`)
  const reading = { server, after: first?.id ?? 0, tokens, tokenFor }
  const setNow = (moment: Date) => {
    now = moment
  }
  return {
    server,
    close: server.close,
    now: () => now,
    setNow,
    originOf: ({ manifest }) => `http://${manifest.hosts[0]}:${new URL(server.origin).port}`,
    transport: (tenant) => transportTo(server, tenant),
    tokenFor,
    endSession: (tenant, token) => endSession(server, tenant, token),
    booked: (tenant) => readBooked(reading, tenant),
    takeTime: ({ id }, start, minutes) => bookAllDoctors(db, id, start, minutes),
    withoutWorkingHours: ({ id }, work) => withoutWorkingHours(db, id, work),
    takesPayments: ({ id }) => tenants.find((one) => one.id === id)?.backend.payment !== undefined,
    pay: async ({ id }, url, result) => {
      const tenant = tenants.find((one) => one.id === id)
      if (tenant) await notifyPayment(server, tenant, url, result)
    },
    reset: async () => {
      setNow(startTime)
      await db.query(
        `update appointment set status = ${AppointmentStatus.cancelled} where id > $1 and ${takesTime('appointment')}`,
        [reading.after],
      )
    },
  }
}

const transportTo =
  ({ app }: TestServer, { id, manifest }: TenantOfSuite): Transport =>
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

/** Ends the session that a token belongs to, as signing out on another device does. */
async function endSession({ db }: TestServer, { id }: TenantOfSuite, token: string): Promise<void> {
  const { grant } = decodeJwt<{ grant: string }>(token)
  await revokeGrant(db, id, grant)
}

interface Reading {
  server: TestServer
  /** The last appointment of the demo data. */
  after: number
  /** By tenant and person. */
  tokens: Map<string, string>
  tokenFor: BackEnd['tokenFor']
}

/** Reads through the API, as the two people do, what the database has of them. */
async function readBooked(reading: Reading, tenant: TenantOfSuite): Promise<BookedTime[]> {
  const rows = await reading.server.db.query<{ id: number; email: string }>(
    `select a.id, c.email from appointment a join account c on c.tenant = a.tenant and c.sub = a.patient_id
     where a.tenant = $1 and a.id > $2 and c.email = any($3) and ${takesTime('a')} order by a.id`,
    [tenant.id, reading.after, Object.values(accounts).map((name) => `${name}@portico.test`)],
  )
  return Promise.all(
    rows.map(async ({ id, email }) => {
      const person: Person = email.startsWith(accounts.first) ? 'first' : 'second'
      return timeOf(await readAppointment(reading, tenant, person, id), person)
    }),
  )
}

async function readAppointment(
  { server, tokens, tokenFor }: Reading,
  tenant: TenantOfSuite,
  person: Person,
  id: number,
): Promise<Appointment> {
  const key = `${tenant.id} ${person}`
  const token = tokens.get(key) ?? (await tokenFor(tenant, person))
  tokens.set(key, token)
  const url = `/api/appointments/${id}`
  const headers = { authorization: `Bearer ${token}` }
  const answer = await transportTo(
    server,
    tenant,
  )({
    operation: `GET ${url}`,
    method: 'GET',
    url,
    headers,
    body: undefined,
  })
  if (!answer.ok) throw new Error(`the appointment ${id} was answered ${answer.status}`)
  return (await answer.json()) as Appointment
}

const timeOf = (
  { id, startDate, status, notes, providerId, answers = [] }: Appointment,
  person: Person,
): BookedTime => ({
  id,
  person,
  start: startDate,
  isHeld: status !== AppointmentStatus.booked,
  notes: notes ?? '',
  calendar: String(providerId),
  answers: Object.fromEntries(answers.map((one) => [one.id, one.value])),
})
