import path from 'node:path'
import { newKey } from '../../../../demo/signInProvider/signInProvider'
import type { Mail } from '../../../mail/mail'
import { root } from '../../../paths'
import { createTenants } from '../../../tenants/tenants'
import type { DatabaseKind } from '../../../../test/databases'
import { tenant } from '../../../../test/fakes'
import { freePort } from '../../../../test/freePort'
import { startTestServer, type TestServer } from '../../../../test/harness'
import { openBrowser, type Answer, type Browser } from '../../test/browser'
import { authorizationRequest, formAddress } from '../../test/portal'
import { callbackAddress } from '../steps/callbackAddress'
import { startExternalProvider } from './startProvider'

export interface ExternalServer {
  server: TestServer
  /** The portal of a tenant that registers people, of one that does not, and of one with a wrong issuer. */
  open: string
  closed: string
  wrong: string
  letters: Mail[]
  /** Ends the provider's process. */
  stopProvider: () => Promise<void>
  startProvider: () => Promise<void>
  close: () => Promise<void>
}

const secret = 'the secret of one & all'
const names = ['open', 'closed', 'wrong'] as const

/** Starts a portal with three tenants, and a provider as a process of its own. */
export async function startExternalServer(database: DatabaseKind): Promise<ExternalServer> {
  const issuer = `http://localhost:${await freePort()}/op`
  const letters: Mail[] = []
  const settings = { issuer, clientId: 'portal', name: 'Cuenta Norte', secret }
  const server = await startTestServer({
    database,
    tenants: createTenants(names.map(testTenant)),
    mail: { send: async (mail) => void letters.push(mail) },
    externalProviders: new Map([
      ['open', settings],
      ['closed', settings],
      ['wrong', { ...settings, issuer: issuer.replace('localhost', '127.0.0.1') }],
    ]),
  })
  const originOf = (name: string) => server.origin.replace('localhost', `${name}.localhost`)
  const redirectUris = names.map((name) => callbackAddress(originOf(name)))
  const clients = [{ id: 'portal', secret, redirectUris }]
  // A provider keeps its key when it starts again.
  const options = { issuer, name: 'Cuenta Norte', clients, key: await newKey() }
  let stop = await startExternalProvider(options)
  return {
    server,
    open: originOf('open'),
    closed: originOf('closed'),
    wrong: originOf('wrong'),
    letters,
    stopProvider: () => stop(),
    startProvider: async () => void (stop = await startExternalProvider(options)),
    close: async () => {
      await stop()
      await server.close()
    },
  }
}

const testTenant = (id: (typeof names)[number]) =>
  tenant(id, {
    folder: path.join(root, 'tenants', 'covadonga'),
    backend: { features: id === 'closed' ? [] : ['register'], demo: { namesFrom: 0, doctors: 6 } },
  })

/** A browser on the sign-in page of a portal. */
export interface Visit {
  browser: Browser
  /** The PKCE verifier, with which the portal exchanges its code. */
  verifier: string
  page: Answer
  /** The path of the sign-in page. */
  address: string
}

/** Opens the sign-in page of a portal in a new browser. */
export async function visit(origin: string): Promise<Visit> {
  const browser = openBrowser()
  const { address, verifier } = authorizationRequest(origin)
  const page = await browser.go(address)
  return { browser, verifier, page, address: new URL(formAddress(origin, page)).pathname }
}

/** Follows redirects until a page, or an address that `stops`. */
export async function follow(
  browser: Browser,
  first: Answer,
  from: string,
  stops: (url: URL) => boolean = () => false,
): Promise<{ url: URL; answer: Answer }> {
  let url = new URL(from)
  let answer = first
  while (answer.headers.location !== undefined) {
    url = new URL(answer.headers.location, url)
    if (stops(url)) break
    answer = await browser.go(url.href)
  }
  return { url, answer }
}

/** The address at which a portal leaves the identity server. */
export const isPortal = (url: URL): boolean => url.pathname === '/callback' || url.pathname === '/'

/** Leaves for the provider from a page in a language. Returns the provider's page. */
export async function leave({ browser, address }: Visit, origin: string, language = 'es') {
  const from = `${origin}${address}/external?lang=${language}`
  return follow(browser, await browser.go(from), from)
}

/** The return from the provider, not yet followed: of somebody with an email, or cancelled. */
export async function returnOf(
  at: Visit,
  origin: string,
  email: string | undefined,
  language?: string,
): Promise<URL> {
  const { url } = await leave(at, origin, language)
  const form: Record<string, string> = email === undefined ? { cancel: 'yes' } : { email }
  const answer = await at.browser.go(url.href, form)
  const isReturn = (to: URL) => to.pathname === '/identity/external/callback'
  return (await follow(at.browser, answer, url.href, isReturn)).url
}

/** Signs in through the provider and comes back. Returns the page or the portal's address that it ends with. */
export async function returnFromExternalProvider(
  at: Visit,
  origin: string,
  email: string | undefined,
  language?: string,
) {
  const address = (await returnOf(at, origin, email, language)).href
  return follow(at.browser, await at.browser.go(address), address, isPortal)
}
