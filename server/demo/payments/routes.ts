import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../platform/errors/httpError'
import type { Api } from '../../platform/http/api/operation'
import { requireTenant } from '../../platform/http/request/personContext'
import { pickLanguage } from '../../platform/requests/language'
import type { PaymentSettings, TenantOnServer, Tenants } from '../../platform/tenants/tenants'
import { DECISION, PAGE, REFUNDS } from './paths'
import { NOTIFICATION } from '../../domain/payments/paths'
import { parseForms } from '../../domain/payments/parseForms'
import {
  readPaymentRequest,
  isDecision,
  createNotification,
  answerRefund,
  type PaymentRequest,
  type Fields,
} from './bank'
import { createPageTheme } from '../../platform/pages/pageTheme'
import { invalidPage, paymentPage } from './page'

/**
 * This server's own payment page, which behaves like the Redsys test page. It exists only for tenants whose settings
 * name it: for any other tenant it would confirm payments that no one made.
 */
export function registerPaymentSandbox({ http, tenants }: Api): void {
  void http.register(async (scope) => {
    parseForms(scope)
    registerPages(http, scope, tenants)
  })
}

function registerPages(server: FastifyInstance, scope: FastifyInstance, tenants: Tenants): void {
  scope.post<{ Body: Fields }>(PAGE, async (request, reply) => {
    const { tenant, settings } = shopOf(tenants, request)
    return sendPage(request, reply, tenant, readPaymentRequest(settings, request.body))
  })
  scope.post<{ Body: Fields }>(DECISION, async (request, reply) => {
    const { tenant, settings } = shopOf(tenants, request)
    const { decision } = request.body
    const payment = readPaymentRequest(settings, request.body)
    const isAllowed =
      payment &&
      [payment.notification, payment.ok, payment.ko].every((url) => belongsTo(tenants, tenant, url))
    if (!isAllowed || !isDecision(decision)) return sendPage(request, reply, tenant, null)
    await notify(server, payment.notification.host, createNotification(settings, payment, decision))
    return reply.redirect((decision === 'pay' ? payment.ok : payment.ko).href, 303)
  })
  scope.post<{ Body: Fields }>(REFUNDS, async (request) =>
    answerRefund(shopOf(tenants, request).settings, request.body),
  )
}

function shopOf(
  tenants: Tenants,
  request: FastifyRequest,
): { tenant: TenantOnServer; settings: PaymentSettings } {
  const tenant = requireTenant(tenants, request)
  const settings = tenant.backend.payment
  if (settings?.mode !== 'sandbox' || settings.url !== PAGE) throw new HttpError(404, 'NOT_FOUND')
  return { tenant, settings }
}

/** The key of the test shop is public, so its signature alone must not redirect anyone to another site. */
const belongsTo = (tenants: Tenants, tenant: TenantOnServer, { host, origin }: URL): boolean =>
  tenants.byHost(host) === tenant || tenant.backend.origins?.includes(origin) === true

/** Notifies inside this server: behind a proxy, the public address may not be reachable from here. */
const notify = (server: FastifyInstance, host: string, form: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: NOTIFICATION,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

function sendPage(
  request: FastifyRequest<{ Body: Fields }>,
  reply: FastifyReply,
  tenant: TenantOnServer,
  payment: PaymentRequest | null,
) {
  const { name, favicon, languages } = tenant.manifest
  const theme = createPageTheme(tenant)
  const language = pickLanguage(languages, [payment?.language, request.headers['accept-language']])
  const view = { theme, shop: name, favicon: `/tenant/${favicon}`, language }
  return reply
    .code(payment ? 200 : 400)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', theme.policy)
    .header('cache-control', 'no-store')
    .send(payment ? paymentPage(view, payment, request.body) : invalidPage(view))
}
