import type { FastifyInstance, FastifyRequest } from 'fastify'
import { receiptIssuerOf } from '../../platform/tenants/settings/billingSettings'
import { operation, type Api } from '../../platform/http/api/operation'
import { requireTenant } from '../../platform/http/request/personContext'
import { orNotFound } from '../../platform/errors/orNotFound'
import { invalidField } from '../../platform/errors/invalidField'
import { releaseExpiredHolds } from './releaseHolds'
import { startPaymentWorker } from './paymentWorker'
import { handleNotification } from './notification'
import { NOTIFICATION, originOf } from './paths'
import { parseForms } from './parseForms'
import { readPayment, readRefunds, validatePayment } from './readPayment'
import { findReceipt, listReceipts } from './receipts/readReceipts'

/** Payments of patients, and the notifications of the payment service. */
export function register(api: Api): void {
  operation(api, 'POST api/appointments/validate-payment/{id}', (call) =>
    validatePayment(call, call.params.id),
  )
  operation(api, 'GET api/payments/{id}', async (call) => orNotFound(await readPayment(call, call.params.id)))
  operation(api, 'GET api/payments/', readRefunds)
  operation(api, 'GET api/payment-receipts/', listReceipts)
  operation(api, 'GET api/payment-receipts/{number}', async (call) =>
    orNotFound(await findReceipt(call, call.params.number)),
  )
  // This back end keeps the calendars itself: what it brings up to date are times held for a payment that did not come.
  operation(api, 'GET api/users/synchronize-appointments', async ({ db, tenant, now }) => {
    await releaseExpiredHolds(db, [tenant.id], now)
    return undefined
  })
  // Only this scope parses forms. The API accepts JSON only, so that no foreign page can post a form to it.
  void api.http.register(async (scope) => {
    parseForms(scope)
    registerNotification(api, scope)
  })
  startPaymentWorker(api)
}

/** Public: only the signature identifies the sender. */
function registerNotification(api: Api, scope: FastifyInstance): void {
  scope.post(NOTIFICATION, async (request: FastifyRequest, reply) => {
    const tenant = requireTenant(api.tenants, request)
    const settings = orNotFound(tenant.backend.payment)
    const paymentProvider = orNotFound(api.payments)(settings, originOf(tenant))
    const notification = paymentProvider.read(request.body as Record<string, unknown>)
    const issuer = receiptIssuerOf(tenant)
    if (!notification || !(await handleNotification(api.db, tenant.id, notification, api.now(), issuer)))
      throw invalidField('notification')
    return reply.type('text/plain').send('OK')
  })
}
