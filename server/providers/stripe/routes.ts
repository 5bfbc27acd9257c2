import type { FastifyRequest } from 'fastify'
import { readStripeNotification } from './notification'
import type { Api } from '../../platform/http/api/operation'
import { HttpError } from '../../platform/errors/httpError'
import { requireTenant } from '../../platform/http/request/personContext'
import { refreshSubscription } from '../../domain/account/plans/renewals/refresh'

/** The path that Stripe notifies. */
export const WEBHOOK = '/api/stripe/webhook'

/** The secrets that sign notifications, by tenant. */
type Secrets = ReadonlyMap<string, string> | undefined

/**
 * Notifications of Stripe: only the signature identifies the sender. One names a subscription, and the answer of Stripe says how it
 * is, so that order, age and repetition do not matter.
 */
export const registerStripe =
  (secrets: Secrets) =>
  (api: Api): void => {
    void api.http.register(async (scope) => {
      // The signature covers the bytes exactly as they were sent.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      scope.post(WEBHOOK, async (request, reply) => {
        await handle(api, request, secrets)
        return reply.code(204).send()
      })
    })
  }

async function handle(api: Api, request: FastifyRequest, secrets: Secrets): Promise<void> {
  const tenant = requireTenant(api.tenants, request)
  const now = api.now()
  const secret = secrets?.get(tenant.id)
  const cardProvider = api.cards?.(tenant, { db: api.db, now })
  if (!secret || !cardProvider) throw new HttpError(404, 'NOT_FOUND')
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const read = readStripeNotification(body, request.headers['stripe-signature'], { secret, now })
  if (!read) throw new HttpError(401, 'SIGNATURE')
  if (read.subscription)
    await refreshSubscription({ db: api.db, tenant, provider: cardProvider, now }, read.subscription)
}
