import { operation, type Api } from '../../../platform/http/api/operation'
import { HttpError } from '../../../platform/errors/httpError'
import { tenantOrigin } from '../../../platform/requests/tenantOrigin'
import { requireTenant } from '../../../platform/http/request/personContext'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { writerOf } from '../../measurements/patient'
import { beginConnection, completeConnection, endConnection, type ConnectionCall } from './authorization'
import { noteAnswer } from './attempts'
import { readAuthorization } from './connections'
import { returnPage } from './redirects'
import { asHttpError } from './faults'
import { synchronize } from './synchronize'
import { startDeviceWorker } from './worker'

/** The connection with the account at the device provider. */
export function registerCloud(api: Api): void {
  const deviceProviderOf = ({ tenant }: ConnectionCall) => api.deviceProviders?.get(tenant.id)
  for (const path of ['api/lifevit-auth/authorization', 'api/devices/authorization'] as const) {
    operation(api, `GET ${path}`, (call) =>
      readAuthorization(call.db, writerOf(call), deviceProviderOf(call)),
    )
    operation(api, `GET ${path}-url`, async (call) => {
      const deviceProvider = orNotFound(deviceProviderOf(call))
      return { url: await beginConnection(call, deviceProvider, call.query.redirect) }
    })
  }
  for (const path of ['api/lifevit-auth/authorization', 'api/devices/deauthenticate'] as const)
    operation(api, `DELETE ${path}`, async (call) => {
      const deviceProvider = deviceProviderOf(call)
      if (deviceProvider) await endConnection(call, deviceProvider)
      return undefined
    })
  operation(api, 'POST api/devices/authorization', async (call) => {
    const deviceProvider = orNotFound(deviceProviderOf(call))
    await completeConnection(call, deviceProvider, call.body.connection).catch(asHttpError)
    return readAuthorization(call.db, writerOf(call), deviceProvider)
  })
  operation(api, 'POST api/devices/synchronization', async (call) => {
    const deviceProvider = orNotFound(deviceProviderOf(call))
    const writer = writerOf(call)
    const before = await readAuthorization(call.db, writer, deviceProvider)
    if (!before.isAuthorized) throw new HttpError(400, 'DEVICE_CONNECTION_EXPIRED')
    const saved = await synchronize({ db: call.db, provider: deviceProvider, ...writer }).catch(asHttpError)
    return { saved, authorization: await readAuthorization(call.db, writer, deviceProvider) }
  })
  registerCallback(api)
  startDeviceWorker(api)
}

/** The provider returns here. The browser has no session, so the answer is only stored; the person's own session completes it. */
function registerCallback(api: Api): void {
  api.http.get<{ Querystring: Record<string, unknown> }>('/api/devices/callback', async (request, reply) => {
    const tenant = requireTenant(api.tenants, request)
    const deviceProvider = orNotFound(api.deviceProviders?.get(tenant.id))
    const textOf = (name: string) => {
      const value = request.query[name]
      return typeof value === 'string' && value.length <= 4000 ? value : undefined
    }
    const state = textOf('state') ?? ''
    const answer = { code: textOf('code'), error: textOf('error') }
    const key = { tenant: tenant.id, secret: deviceProvider.secret, now: api.now() }
    const page = await noteAnswer(api.db, key, state, answer)
    const start = returnPage(undefined, [tenantOrigin(api.publicOrigin, request.hostname)])
    return reply
      .header('referrer-policy', 'no-referrer')
      .redirect(`${page ?? start}?connection=${page ? encodeURIComponent(state) : 'unknown'}`, 303)
  })
}
