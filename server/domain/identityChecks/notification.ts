import type { FastifyRequest } from 'fastify'
import type { Api } from '../../platform/http/api/operation'
import { HttpError } from '../../platform/errors/httpError'
import { requireTenant } from '../../platform/http/request/personContext'
import { ask, requireIdentityProvider } from './checks'
import { refreshRun } from './refresh'
import { findRun } from './runs'

/** The path that the service notifies. */
export const WEBHOOK = '/api/onfido/webhook'

/** Notifications of the service: only the signature identifies the sender. */
export function registerNotification(api: Api): void {
  void api.http.register(async (scope) => {
    // The signature covers the bytes exactly as they were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(WEBHOOK, async (request, reply) => {
      await handleNotification(api, request)
      return reply.code(204).send()
    })
  })
}

/**
 * A notification says which check to ask about, and the answer of the service says how it is: so its order, repetition and
 * age do not matter. Checks that this server has not started are none of its business.
 */
async function handleNotification(api: Api, request: FastifyRequest): Promise<void> {
  const tenant = requireTenant(api.tenants, request)
  const context = { db: api.db, tenant, now: api.now() }
  const identityProvider = requireIdentityProvider(api, context)
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const id = identityProvider.readNotification({ body, headers: request.headers })
  if (id === null) throw new HttpError(401, 'SIGNATURE')
  if (await findRun(api.db, tenant.id, id))
    await ask(refreshRun({ ...context, tenant: tenant.id, provider: identityProvider }, id))
}
