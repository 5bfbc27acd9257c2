import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DeviceAccount } from '../../providers/deviceCloud/provider'
import { formatError } from '../../platform/errors/formatError'
import type { Listener } from '../../platform/http/app'
import { clientAddress } from '../../platform/requests/clientAddress'
import { Provider } from '../../platform/identity/protocol/oidcProvider'
import { readForm } from '../../platform/identity/readForm'
import type { SignInProviderOptions } from '../signInProvider/configuration'
import { createMemoryAdapter } from '../signInProvider/memoryAdapter'
import { newKey } from '../signInProvider/signInProvider'
import { createConfiguration, SCOPE } from './configuration'
import { accessPage, consentPage, pagePolicy } from './page'
import { pageOf, recordsOf } from './records'

/** The cookie with the account that a browser has allowed last. */
const ACCOUNT = 'devices_account'
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

export type DeviceCloudOptions = Pick<SignInProviderOptions, 'issuer' | 'name' | 'clients'>

/** A device provider that runs in this process. */
export interface DeviceCloud {
  /** Handles the requests below the path of the issuer. */
  listener: Listener
  /** The account of a tenant that uses it. */
  accountOf: (clientId: string, name: string, secret: string) => DeviceAccount
  /** Ends all access tokens, as time does. */
  expireTokens: () => void
}

/**
 * Creates a device provider to try a connection with: authorization, tokens, revocation and records. Anybody may allow, so it
 * answers only to this machine. Each browser has an account of its own.
 */
export async function createDeviceCloud({ issuer, name, clients }: DeviceCloudOptions): Promise<DeviceCloud> {
  const path = new URL(issuer).pathname
  const tokens = trackedAdapter()
  const key = await newKey()
  const cookieKey = randomBytes(32).toString('base64url')
  const deviceProvider = new Provider(
    issuer,
    createConfiguration({ path, clients, adapter: tokens.adapter, key, cookieKey }),
  )
  deviceProvider.proxy = true
  const origins = [
    ...new Set(clients.flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin))),
  ]
  const pages = { provider: deviceProvider, name, policy: pagePolicy(origins), tokens }
  return {
    listener: listenerOf(issuer, pages),
    accountOf: (clientId, shown, secret) => ({
      name: shown,
      clientId,
      secret,
      authorizationUrl: `${path}/auth`,
      tokenUrl: `${issuer}/token`,
      revocationUrl: `${issuer}/token/revocation`,
      recordsUrl: `${issuer}/records`,
      scope: SCOPE,
    }),
    expireTokens: tokens.expire,
  }
}

/** Handles the requests below the path of the issuer: pages and records here, the rest by the library. */
function listenerOf(issuer: string, pages: Pages): Listener {
  const { pathname: path, protocol } = new URL(issuer)
  const respond = pages.provider.callback()
  return (req, res) => {
    if (!req.url?.startsWith(`${path}/`) || !LOCAL.has(clientAddress(req))) return false
    const inside = req.url.slice(path.length)
    const own = handlerOf(inside)
    // A portal of this demo opens the provider at its own host, where the cookies are.
    const forwarded = { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': req.headers.host }
    Object.assign(req.headers, forwarded)
    if (!own) Object.assign(req, { originalUrl: req.url, url: inside })
    const handled = own ? own(pages, req, res) : respond(req, res)
    handled.catch((error: unknown) => {
      console.error(`demo devices: ${formatError(error)}`)
      res.writeHead(res.headersSent ? res.statusCode : 400).end()
    })
    return true
  }
}

interface Pages {
  provider: InstanceType<typeof Provider>
  name: string
  policy: string
  tokens: ReturnType<typeof trackedAdapter>
}
type Handler = (pages: Pages, req: IncomingMessage, res: ServerResponse) => Promise<void>

function handlerOf(path: string): Handler | undefined {
  if (path.startsWith('/interaction/')) return handleConsent
  if (path === '/access') return handleAccess
  return /^\/records(\?|$)/.test(path) ? handleRecords : undefined
}

const sendPage = (res: ServerResponse, policy: string, html: string) =>
  void res
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
    .end(html)

/** The account that the browser has allowed before; empty: none. */
const accountOf = (req: IncomingMessage): string =>
  new RegExp(`\\b${ACCOUNT}=([0-9a-f]{16})\\b`).exec(req.headers.cookie ?? '')?.[1] ?? ''

const handleConsent: Handler = async ({ provider, name, policy }, req, res) => {
  const { params } = await provider.interactionDetails(req, res)
  const locale = params['ui_locales']
  if (req.method !== 'POST') {
    sendPage(res, policy, consentPage(name, req.url ?? '', typeof locale === 'string' ? locale : ''))
    return
  }
  const isAllowed = (await readForm(req)).get('allow') === 'yes'
  const accountId = accountOf(req) || randomBytes(8).toString('hex')
  if (isAllowed) res.setHeader('set-cookie', `${ACCOUNT}=${accountId}; path=/; httponly; samesite=lax`)
  const result = isAllowed
    ? { login: { accountId } }
    : { error: 'access_denied', error_description: 'The person does not allow it' }
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
}

const handleAccess: Handler = async ({ name, policy, tokens }, req, res) => {
  const account = accountOf(req)
  if (req.method === 'POST') {
    await readForm(req)
    tokens.revoke(account)
  }
  sendPage(res, policy, accessPage(name, tokens.hasAccess(account), req.headers['accept-language'] ?? ''))
}

const handleRecords: Handler = async ({ provider }, req, res) => {
  const { searchParams } = new URL(req.url ?? '', 'http://localhost')
  const value = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? ''
  const token = await provider.AccessToken.find(value)
  const isValid = token?.accountId !== undefined && (token.scope ?? '').split(' ').includes(SCOPE)
  const limit = Math.min(200, Number(searchParams.get('limit')) || 50)
  const answer = isValid
    ? pageOf(recordsOf(token.accountId, new Date()), searchParams.get('after') ?? '', limit)
    : { error: 'invalid_token' }
  res.writeHead(isValid ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

/** The store of the library; it also ends tokens before their time. */
function trackedAdapter() {
  const create = createMemoryAdapter()
  const grants = new Map<string, string | undefined>()
  const access = new Set<string>()
  const store = create('AccessToken')
  return {
    adapter: ((model: string) => {
      const adapter = create(model)
      return {
        ...adapter,
        upsert: async (id, payload, expiresIn) => {
          if (model === 'AccessToken') access.add(id)
          if (model === 'RefreshToken' && payload.grantId) grants.set(payload.grantId, payload.accountId)
          await adapter.upsert(id, payload, expiresIn)
        },
        revokeByGrantId: async (grantId) => {
          grants.delete(grantId)
          await adapter.revokeByGrantId(grantId)
        },
      }
    }) as typeof create,
    hasAccess: (account: string) => [...grants.values()].includes(account),
    expire: () => {
      for (const id of access) void store.destroy(id)
      access.clear()
    },
    revoke: (account: string) => {
      for (const [grant, owner] of grants) {
        if (owner !== account) continue
        grants.delete(grant)
        void store.revokeByGrantId(grant)
      }
    },
  }
}
