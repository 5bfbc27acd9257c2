import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../../platform/errors/httpError'
import type { Api } from '../../platform/http/api/operation'
import { pickLanguage } from '../../platform/requests/language'
import { tenantOrigin } from '../../platform/requests/tenantOrigin'
import { hostName, type TenantOnServer } from '../../platform/tenants/tenants'
import { answerChallenge, takeCard } from './captures'
import { fieldsPage, script } from './page'
import { CARDS, CHALLENGE, FIELDS, SCRIPT } from './paths'

const text = (maxLength: number) => ({ type: 'string', maxLength })
const clientSecret = text(100)
const card = {
  type: 'object',
  additionalProperties: false,
  required: ['clientSecret', 'number', 'expiry', 'code'],
  properties: { clientSecret, number: text(40), expiry: text(20), code: text(20) },
}
const answer = {
  type: 'object',
  additionalProperties: false,
  required: ['clientSecret', 'accepts'],
  properties: { clientSecret, accepts: { type: 'boolean' } },
}

interface CardBody {
  clientSecret: string
  number: string
  expiry: string
  code: string
}

/**
 * The test provider of cards, at a host of its own: the portal cannot read its pages, nor they the portal. It answers only
 * where the settings of a tenant name the host.
 */
export function registerCardSandbox({ http, db, tenants, publicOrigin, now }: Api): void {
  const listTenants = ({ headers: { host } }: FastifyRequest) =>
    tenants.all.filter(
      ({ backend: { cards } }) => cards?.provider === 'sandbox' && cards.host === hostName(host),
    )
  const requireHost = (request: FastifyRequest) => {
    if (listTenants(request).length === 0) throw new HttpError(404, 'NOT_FOUND')
  }
  http.get<{ Querystring: { tenant?: string; language?: string } }>(FIELDS, (request, reply) => {
    const tenant = listTenants(request).find(({ id }) => id === request.query.tenant)
    if (!tenant) throw new HttpError(404, 'NOT_FOUND')
    const wishes = [request.query.language, request.headers['accept-language']]
    const language = pickLanguage(tenant.manifest.languages, wishes)
    const { html, policy } = fieldsPage(tenant, portalsOf(tenant, publicOrigin), language)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(html)
  })
  http.get(SCRIPT, (request, reply) => {
    requireHost(request)
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script)
  })
  registerAnswers(http, requireHost, { db, now })
}

function registerAnswers(
  http: FastifyInstance,
  requireHost: (request: FastifyRequest) => void,
  { db, now }: Pick<Api, 'db' | 'now'>,
): void {
  http.post<{ Body: CardBody }>(CARDS, { schema: { body: card } }, async (request, reply) => {
    requireHost(request)
    const { clientSecret: secret, ...typed } = request.body
    return reply.header('cache-control', 'no-store').send(await takeCard(db, secret, typed, now()))
  })
  http.post<{ Body: { clientSecret: string; accepts: boolean } }>(
    CHALLENGE,
    { schema: { body: answer } },
    async (request, reply) => {
      requireHost(request)
      const { clientSecret: secret, accepts } = request.body
      return reply.header('cache-control', 'no-store').send(await answerChallenge(db, secret, accepts))
    },
  )
}

/** The origins of a tenant's portal, here and on other web servers. */
const portalsOf = ({ manifest, backend }: TenantOnServer, publicOrigin: string): string[] => [
  ...manifest.hosts.map((host) => tenantOrigin(publicOrigin, host)),
  ...(backend.origins ?? []),
]
