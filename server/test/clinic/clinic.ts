import type { CardSettings } from '../../platform/tenants/settings/cardSettings'
import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import type { Db } from '../../platform/db/database'
import type { Mail } from '../../platform/mail/mail'
import type { Sms } from '../../platform/sms/sms'
import type { DatabaseKind } from '../databases'
import { tenant } from '../fakes'
import { startTestServer, type TestServer, type TestServerOptions } from '../harness'
import type { BookingSettings } from '../../platform/tenants/settings/bookingSettings'
import { createTenants, type PaymentSettings, type Tenants } from '../../platform/tenants/tenants'

/** A Monday morning in Madrid, 08:00. */
export const NOW = new Date('2027-01-11T07:00:00Z')

const adminFeatures = [
  'Companies',
  'Agreements',
  'Insurers',
  'Services',
  'SpecialtiesCategories',
  'Users',
  'Videos',
  'Categories',
  'Documents',
].map((name) => `admin${name}`)

/** Milliseconds that opening a clinic may take where the machine is busy. */
export const STARTUP_TIMEOUT = 120_000

export interface Answer {
  status: number
  headers: Record<string, unknown>
  /** The parsed body, or its text when it is not JSON. */
  body: unknown
}

/** Calls the API as a person; `headers` may add an Idempotency-Key or X-Impersonation-User. */
export type Caller = (
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer>

export interface Clinic {
  db: Db
  tenants: Tenants
  /** Where browsers reach the server as `localhost`; a tenant's origin has its own host. */
  origin: string
  /** The API for an account of a tenant; without an email address for a visitor. */
  as(email?: string, tenantId?: string): Promise<Caller>
  /** An access token of an account of a tenant. */
  tokenFor(email: string, tenantId?: string): Promise<string>
  /** A connection to the hub for an account of a tenant, as it is after a sign-in. */
  hub(email: string, tenantId?: string): Promise<HubConnection>
  /** A connection to the hub of tenant `one` with a token. */
  hubWith(token: string): Promise<HubConnection>
  /** Where uploaded files are kept. */
  files: TestServer['files']
  /** The letters that were sent, oldest first. */
  letters: readonly Mail[]
  /** The text messages that were sent, oldest first. */
  messages: readonly Sms[]
  /** Another moment for every call from now on. */
  setNow(now: Date): void
  close(): Promise<void>
}

/** More of the server, and how `one` takes cards. */
type ClinicOptions = Pick<
  TestServerOptions,
  'transcoder' | 'files' | 'deviceProviders' | 'log' | 'pushServices' | 'duties'
> & {
  cards?: CardSettings
}

/**
 * The whole server with two tenants full of demo data: `one`, which takes payments where `payment` says how and has
 * `more` features and asks for an insurer unless `booking` differs, and `two` whose doctors have a doctor url.
 */
export async function openClinic(
  database: DatabaseKind,
  payment?: PaymentSettings,
  more: readonly string[] = [],
  booking: Partial<BookingSettings> = { asksForInsurer: true },
  { cards, ...options }: ClinicOptions = {},
): Promise<Clinic> {
  let now = NOW
  const one = {
    features: ['appointmentWithDoctor', 'family', 'canPrescriptionBeConfigured', ...adminFeatures, ...more],
    demo: { namesFrom: 0 },
    plans: [{ id: 3, name: 'Plus' }],
    booking,
    ...(payment && { payment }),
    ...(cards && { cards }),
  }
  const two = { features: ['upMedica'], demo: { namesFrom: 20, doctorUrls: true, doctors: 8 } }
  const tenants = createTenants([tenant('one', { backend: one }), tenant('two', { backend: two })])
  const letters: Mail[] = []
  const messages: Sms[] = []
  const server = await startTestServer({
    database,
    tenants,
    ...options,
    now: () => now,
    twilioAccounts: new Map([['one', { account: 'AC1', key: 'SK1', secret: 'twilio secret' }]]),
    mail: {
      send: async (mail) => {
        letters.push(mail)
      },
    },
    sms: {
      send: async (sms) => {
        messages.push(sms)
      },
    },
  })
  const as = async (email?: string, tenantId = 'one'): Promise<Caller> => {
    const token = email && (await server.tokenFor(tenantId, email))
    return async (method, path, body, headers = {}) => {
      const answer = await server.app.inject({
        method,
        url: `/${path}`,
        headers: {
          host: `${tenantId}.localhost`,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body && { payload: body }),
      })
      const isJson =
        answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json')
      const parsed: unknown = isJson ? JSON.parse(answer.body) : answer.body
      return { status: answer.statusCode, headers: answer.headers, body: parsed }
    }
  }
  const connections: HubConnection[] = []
  const hubWith = async (token: string, tenantId = 'one') => {
    const connection = await connectHub(`${server.origin}/hub`, `${tenantId}.localhost`, token)
    connections.push(connection)
    return connection
  }
  return {
    db: server.db,
    tenants,
    origin: server.origin,
    as,
    tokenFor: (email, tenantId = 'one') => server.tokenFor(tenantId, email),
    hub: async (email, tenantId = 'one') => hubWith(await server.tokenFor(tenantId, email), tenantId),
    hubWith,
    files: server.files,
    letters,
    messages,
    setNow: (moment) => {
      now = moment
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.stop()))
      await server.close()
    },
  }
}

/** Opens a connection by WebSocket, which alone lets a test name the host. */
async function connectHub(url: string, host: string, token: string): Promise<HubConnection> {
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      accessTokenFactory: () => token,
      headers: { host },
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build()
  await connection.start()
  return connection
}
