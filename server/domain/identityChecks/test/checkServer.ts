import type { IdentityCheck } from '../../../../schemas/generated/entities'
import type { OnfidoKeys } from '../../../providers/onfido/onfido'
import type { IdentityCheckSettings } from '../../../platform/tenants/settings/identityCheckSettings'
import { createTenants } from '../../../platform/tenants/tenants'
import { personId } from '../../../demo/people/personRow'
import type { DatabaseKind } from '../../../test/databases'
import { tenant } from '../../../test/fakes'
import { startTestServer, type TestServer } from '../../../test/harness'
import { NOW, type Answer, type Caller } from '../../../test/clinic/clinic'
import { upload } from '../../../test/clinic/upload'

/** A PNG of a size, without pixels: the server reads only its head. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** The page of the service, on a host of its own. */
const PAGE_ADDRESS = 'https://id.one.localhost/identity-check/onfido'

export interface CheckServer extends TestServer {
  as(email: string, tenantId?: string): Promise<Caller>
  /** The server's clock from now on. */
  setNow(now: Date): void
  /** Deletes all checks. */
  clear(): Promise<void>
}

/** The whole server with three tenants: `one` checks identities with the service, `two` with the sandbox, `none` does not. */
export async function startCheckServer(
  database: DatabaseKind,
  identityChecks: IdentityCheckSettings,
  identityKeys?: ReadonlyMap<string, OnfidoKeys>,
): Promise<CheckServer> {
  let now = NOW
  const { manifest } = tenant('one')
  const features = ['facialVerification', 'adminUsers', 'family']
  const demo = { namesFrom: 0, doctors: 10 }
  const tenants = createTenants([
    tenant('one', {
      manifest: {
        ...manifest,
        hosts: ['one.localhost', 'id.one.localhost'],
        addresses: { identityCheck: PAGE_ADDRESS },
      },
      backend: { features, demo, identityChecks },
    }),
    tenant('two', { backend: { features, demo, identityChecks: { provider: 'sandbox' } } }),
    tenant('none', { backend: { features: ['family'], demo, identityChecks } }),
  ])
  const server = await startTestServer({
    database,
    tenants,
    now: () => now,
    ...(identityKeys && { identityKeys }),
  })
  const clear = () => server.db.exec('delete from identity_run; delete from identity_applicant')
  await clear()
  return {
    ...server,
    clear,
    setNow: (moment) => {
      now = moment
    },
    as: async (email, tenantId = 'one') => {
      const token = await server.tokenFor(tenantId, email)
      return async (method, path, body, headers = {}) => {
        const answer = await server.app.inject({
          method,
          url: `/${path}`,
          headers: { host: `${tenantId}.localhost`, authorization: `Bearer ${token}`, ...headers },
          ...(body && { payload: body }),
        })
        const isJson = String(answer.headers['content-type']).startsWith('application/json')
        const parsed: unknown = isJson ? JSON.parse(answer.body) : answer.body
        return { status: answer.statusCode, headers: answer.headers, body: parsed }
      }
    },
  }
}

/** A person who proves who they are. */
export interface TestPerson {
  call: Caller
  /** Registers and starts a check. Returns its id. */
  start(): Promise<string>
  send(run: string, side: string, content?: Buffer): Promise<Answer>
  complete(run: string, outcome: string): Promise<Answer>
  status(): Promise<unknown>
  current(): Promise<IdentityCheck>
}

export function personOf(call: Caller, id: string): TestPerson {
  const text = async (path: string, method: 'GET' | 'POST' = 'GET') => String((await call(method, path)).body)
  return {
    call,
    start: async () => {
      const applicant = await text(`api/onfido/create-applicant/${id}`, 'POST')
      return text(`api/onfido/work-flow-run/${applicant}`)
    },
    send: (run, side, content = pngOf(900, 600)) =>
      upload(call, `api/identity-checks/${run}/pictures/${side}`, 'picture.png', content),
    complete: (run, outcome) => call('POST', `api/identity-checks/${run}/completion`, { outcome }),
    status: async () => (await call('GET', 'api/onfido/status/')).body,
    current: async () => (await call('GET', 'api/identity-checks/current')).body as IdentityCheck,
  }
}

/** The id of a demo person. */
export const idOf = (name: string, tenantId = 'one'): string => personId(tenantId, name)
