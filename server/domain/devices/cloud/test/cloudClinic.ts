import http from 'node:http'
import { once } from 'node:events'
import { createDeviceCloud, type DeviceCloud } from '../../../../demo/deviceCloud/deviceCloud'
import { openBrowser, type Browser } from '../../../../platform/identity/test/browser'
import type { DatabaseKind } from '../../../../test/databases'
import { freePort } from '../../../../test/freePort'
import { openClinic, type Answer, type Caller, type Clinic } from '../../../../test/clinic/clinic'
import { createDeviceProvider } from '../../../../providers/deviceCloud/provider'
import type { DeviceProvider } from '../port'

export interface CloudClinic {
  clinic: Clinic
  /** The provider of tenant `one`, which a test may change. */
  providers: Map<string, DeviceProvider>
  /** The same provider, whose records are at another address. */
  providerAt: (recordsUrl: string) => DeviceProvider
  cloud: DeviceCloud
  issuer: string
  close: () => Promise<void>
}

const secret = 'the secret of one & all'

/** A clinic whose tenant `one` uses a device provider on a port of its own. */
export async function openCloudClinic(database: DatabaseKind): Promise<CloudClinic> {
  const issuer = `http://localhost:${await freePort()}/cloud`
  const deviceProviders = new Map<string, DeviceProvider>()
  const clinic = await openClinic(database, undefined, ['devices'], undefined, {
    deviceProviders,
  })
  const settings = { name: 'LifeVit', clientId: 'one', secret, scope: 'records' }
  const addresses = {
    authorizationUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    revocationUrl: `${issuer}/token/revocation`,
    recordsUrl: `${issuer}/records`,
  }
  const deviceProviderAt = (recordsUrl: string) =>
    createDeviceProvider({ ...settings, ...addresses, recordsUrl })
  deviceProviders.set('one', deviceProviderAt(addresses.recordsUrl))
  const luis = await clinic.as('luis@portico.test')
  const redirect = new URL(await departureOf(luis)).searchParams.get('redirect_uri') ?? ''
  const cloud = await createDeviceCloud({
    issuer,
    name: 'LifeVit',
    clients: [{ id: 'one', secret, redirectUris: [redirect] }],
  })
  const server = http.createServer((req, res) => void (cloud.listener(req, res) || res.writeHead(404).end()))
  server.listen(Number(new URL(issuer).port), 'localhost')
  await once(server, 'listening')
  return {
    clinic,
    providers: deviceProviders,
    providerAt: deviceProviderAt,
    cloud,
    issuer,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await clinic.close()
    },
  }
}

/** Begins a connection. Returns the address at the provider. */
export async function departureOf(as: Caller, headers?: Record<string, string>): Promise<string> {
  const { status, body } = await as('GET', 'api/devices/authorization-url', undefined, headers)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { url: string }).url
}

/** Answers at the provider. Returns the address to which it returns. */
export async function answerAt(url: string, allow: 'yes' | 'no', browser = openBrowser()): Promise<URL> {
  const page = await follow(browser, url, await browser.go(url))
  const answer = await browser.go(page.href, { allow })
  return follow(browser, page.href, answer)
}

/** Follows redirects until a page, or the callback of the portal. */
async function follow(
  browser: Browser,
  from: string,
  first: Awaited<ReturnType<Browser['go']>>,
): Promise<URL> {
  let [url, answer] = [new URL(from), first]
  while (answer.headers.location !== undefined) {
    url = new URL(answer.headers.location, url)
    if (url.pathname === '/api/devices/callback') break
    answer = await browser.go(url.href)
  }
  return url
}

/** The return of the browser to the portal. Returns the page and the name that it has for the connection. */
export async function returnFromDeviceProvider({ clinic }: CloudClinic, url: URL, tenant = 'one') {
  const visitor = await clinic.as(undefined, tenant)
  const { status, headers } = await visitor('GET', url.pathname.slice(1) + url.search)
  const [page = '', query] = String(headers['location']).split('?')
  return { status, page, connection: new URLSearchParams(query).get('connection') ?? '' }
}

/** Completes a connection. */
export const complete = (as: Caller, connection: string, headers?: Record<string, string>): Promise<Answer> =>
  as('POST', 'api/devices/authorization', { connection }, headers)

/** Connects a person from the beginning to the end. */
export async function connect(at: CloudClinic, as: Caller, browser?: Browser): Promise<Answer> {
  const { connection } = await returnFromDeviceProvider(
    at,
    await answerAt(await departureOf(as), 'yes', browser),
  )
  return complete(as, connection)
}
