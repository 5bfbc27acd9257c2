import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'oidc-provider'
import { formatError } from '../../platform/errors/formatError'
import type { Listener } from '../../platform/http/app'
import { clientAddress } from '../../platform/requests/clientAddress'
import { Provider } from '../../platform/identity/protocol/oidcProvider'
import { readForm } from '../../platform/identity/readForm'
import { createConfiguration, type SignInProviderOptions } from './configuration'
import { pagePolicy, peoplePage } from './page'

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Creates an OpenID Connect provider to try external sign-in with. Anybody may sign in as anybody, so it answers only to
 * this machine. The result handles the requests below the path of its issuer.
 */
export async function createSignInProvider(options: SignInProviderOptions): Promise<Listener> {
  const key = options.key ?? (await newKey())
  const signInProvider = new Provider(
    options.issuer,
    createConfiguration(options, key, randomBytes(32).toString('base64url')),
  )
  signInProvider.proxy = true
  const respond = signInProvider.callback()
  const { origin, pathname } = new URL(options.issuer)
  return (req, res) => {
    if (!req.url?.startsWith(`${pathname}/`) || !LOCAL.has(clientAddress(req))) return false
    req.headers['x-forwarded-proto'] = new URL(origin).protocol.slice(0, -1)
    req.headers['x-forwarded-host'] = new URL(origin).host
    const isPage = req.url.startsWith(`${pathname}/interaction/`)
    if (!isPage) Object.assign(req, { originalUrl: req.url, url: req.url.slice(pathname.length) })
    const handled = isPage ? handlePage(signInProvider, options, req, res) : respond(req, res)
    handled.catch((error: unknown) => {
      console.error(`demo provider: ${formatError(error)}`)
      res.writeHead(res.headersSent ? res.statusCode : 400).end()
    })
    return true
  }
}

/** Generates a private key for ES256. */
export async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: randomUUID() }
}

async function handlePage(
  provider: InstanceType<typeof Provider>,
  { name, clients }: SignInProviderOptions,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(req, res)
  if (req.method !== 'POST') {
    const origins = clients.flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin))
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy([...new Set(origins)]),
    })
    const locale = params['ui_locales']
    return void res.end(peoplePage(name, req.url ?? '', typeof locale === 'string' ? locale : ''))
  }
  const email = (await readForm(req)).get('email')?.trim().toLowerCase()
  const result = email
    ? { login: { accountId: email } }
    : { error: 'access_denied', error_description: 'The person went back' }
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
}
