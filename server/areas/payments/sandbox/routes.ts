import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../../http/errors/httpError'
import type { Api } from '../../../http/api/operation'
import { requireTenant } from '../../../http/request/personContext'
import { pickLanguage } from '../../../http/request/language'
import type { PaymentSettings, TenantOnServer, Tenants } from '../../../tenants/tenants'
import { DECISION, NOTIFICATION, PAGE, REFUNDS } from '../paths'
import {
  readPaymentRequest,
  isDecision,
  createNotification,
  answerRefund,
  type PaymentRequest,
  type Fields,
} from './bank'
import { createPageTheme } from './pageTheme'
import { invalidPage, paymentPage } from './page'

/**
 * This server's own payment page, which does what Redsys' test page does. It is there only for tenants whose settings
 * name it: where people pay elsewhere, it would settle payments that nobody made.
 */
export function registerSandbox({ http: server, tenants }: Api, scope: FastifyInstance): void {
  scope.post<{ Body: Fields }>(PAGE, async (request, reply) => {
    const { tenant, settings } = shopOf(tenants, request)
    return sendPage(request, reply, tenant, readPaymentRequest(settings, request.body))
  })
  scope.post<{ Body: Fields }>(DECISION, async (request, reply) => {
    const { tenant, settings } = shopOf(tenants, request)
    const { decision } = request.body
    const asked = readPaymentRequest(settings, request.body)
    const isHere =
      asked && [asked.notification, asked.ok, asked.ko].every((url) => isOf(tenants, tenant, url))
    if (!isHere || !isDecision(decision)) return sendPage(request, reply, tenant, null)
    await notify(server, asked.notification.host, createNotification(settings, asked, decision))
    return reply.redirect((decision === 'pay' ? asked.ok : asked.ko).href, 303)
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

/** The key of a test shop is known to everybody: its signature alone may send nobody elsewhere. */
const isOf = (tenants: Tenants, tenant: TenantOnServer, { host, origin }: URL): boolean =>
  tenants.byHost(host) === tenant || tenant.backend.origins?.includes(origin) === true

/** Within this server: behind a proxy its public address may not be reachable from here. */
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
  asked: PaymentRequest | null,
) {
  const { name, favicon, languages } = tenant.manifest
  const coat = createPageTheme(tenant)
  const language = pickLanguage(languages, [asked?.language, request.headers['accept-language']])
  const view = { coat, shop: name, favicon: `/tenant/${favicon}`, language }
  return reply
    .code(asked ? 200 : 400)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', coat.policy)
    .header('cache-control', 'no-store')
    .send(asked ? paymentPage(view, asked, request.body) : invalidPage(view))
}
