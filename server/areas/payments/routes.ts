import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operation, type Api } from '../../http/api/operation'
import { requireTenant } from '../../http/request/personContext'
import { orNotFound } from '../orNotFound'
import { invalidField } from '../appointments/wireTime'
import { startPaymentWorker } from './paymentWorker'
import { handleNotification } from './notification'
import { NOTIFICATION, originOf } from './paths'
import { readPayment, readRefunds, validatePayment } from './readPayment'
import { paymentProviderOf } from './paymentProviders'
import { registerSandbox } from './sandbox/routes'

/** What people pay: where a payment stands, and the payment service's word about it (PAY-004, PAY-006, REC-079). */
export function register(api: Api): void {
  operation(api, 'POST api/appointments/validate-payment/{id}', (call) =>
    validatePayment(call, call.params.id),
  )
  operation(api, 'GET api/payments/{id}', async (call) => orNotFound(await readPayment(call, call.params.id)))
  operation(api, 'GET api/payments/', readRefunds)
  // Forms are read here alone: the API takes JSON, so that no page of others can send it a form.
  void api.http.register(async (scope) => {
    readForms(scope)
    registerNotification(api, scope)
    registerSandbox(api, scope)
  })
  startPaymentWorker(api)
}

function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  // Whoever sends nothing is answered like whoever sends no signature.
  scope.addHook('preHandler', async (request) => {
    request.body ??= {}
  })
}

/** Public: whoever reports is known by the signature alone. */
function registerNotification(api: Api, scope: FastifyInstance): void {
  scope.post(NOTIFICATION, async (request: FastifyRequest, reply) => {
    const tenant = requireTenant(api.tenants, request)
    const settings = orNotFound(tenant.backend.payment)
    const word = paymentProviderOf(settings, originOf(tenant)).read(request.body as Record<string, unknown>)
    if (!word || !(await handleNotification(api.db, tenant.id, word, api.now())))
      throw invalidField('notification')
    return reply.type('text/plain').send('OK')
  })
}
