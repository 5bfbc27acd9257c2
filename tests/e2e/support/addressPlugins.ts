import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type BrowserContext } from '@playwright/test'
import type { Portal } from '../../bench/portal'
import { startFreshPortal } from './freshPortal'
import { root } from './server'

/** An entry of `addressPlugins` of a tenant. */
export interface Listed {
  id: string
  url: string
  integrity: string
  range: string
  may: { points: readonly string[]; calls?: readonly string[]; hub?: readonly string[] }
  isOff?: boolean
}

/** Where the files of plugins are in these stories; nothing listens there. */
const origin = 'https://plugins.hospital.test'

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The entry of a plugin with this file. */
export const entryOf = (id: string, file: string, range = '^0.2.0'): Listed => ({
  id,
  url: `${origin}/${id}.js`,
  integrity: hashOf(file),
  range,
  may: { points: ['homeCards', 'routes'] },
})

/** A portal whose tenant lists plugins by address. */
export interface AddressPortal extends Portal {
  /** Writes another list, and waits until the server has taken it over. */
  list: (plugins: readonly Listed[]) => Promise<void>
}

/** What a portal of these stories has besides its list of plugins. */
interface PortalOptions {
  /** More members of `tenant.json`. */
  manifest?: object
  /** Files of the folder `assets/` of the tenant, by name. */
  assets?: Readonly<Record<string, string>>
}

/** Starts a portal of the tenant `portico` with plugins from addresses. */
export async function startAddressPortal(
  plugins: readonly Listed[],
  { manifest: more = {}, assets = {} }: PortalOptions = {},
): Promise<AddressPortal> {
  let file = ''
  const write = (addressPlugins: readonly Listed[]) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...manifest, ...more, addressPlugins }))
  }
  const portal = await startFreshPortal((folder) => {
    const tenants = path.join(folder, 'tenants')
    cpSync(path.join(root, 'tenants/portico'), path.join(tenants, 'portico'), { recursive: true })
    file = path.join(tenants, 'portico/tenant.json')
    write(plugins)
    for (const [name, text] of Object.entries(assets))
      writeFileSync(path.join(tenants, 'portico/assets', name), text)
    return { PORTICO_TENANTS: tenants }
  })
  const list = async (next: readonly Listed[]) => {
    write(next)
    const expected = next.filter(({ isOff }) => !isOff).map(({ integrity }) => integrity)
    await expect
      .poll(async () => integritiesIn(await (await fetch(portal.url)).text()), { timeout: 30_000 })
      .toEqual(expected)
  }
  return { ...portal, list }
}

/** The hashes of the plugins that a page lists. */
const integritiesIn = (page: string) => [...page.matchAll(/"integrity":"([^"]+)"/g)].map(([, hash]) => hash)

/** Answers the requests for files of plugins. `null`: the network is away. Returns the ids in the order of their requests. */
export async function servePlugins(
  context: BrowserContext,
  files: Readonly<Record<string, string | null>>,
): Promise<string[]> {
  const requested: string[] = []
  await context.route(`${origin}/*.js`, (route) => {
    const id = path.basename(new URL(route.request().url()).pathname, '.js')
    requested.push(id)
    const body = files[id]
    if (body === null || body === undefined) return route.abort('internetdisconnected')
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ body, contentType: 'text/javascript', headers })
  })
  return requested
}

/** The file of a plugin as its build writes it. `literal`: the code after `return`; `m` has the modules of the portal. */
export const fileOf = (id: string, literal: string, uses: readonly string[] = []): string => `
export const id = ${JSON.stringify(id)}
export const version = '1.2.0'
export const uses = ${JSON.stringify(uses)}
export default (m) => { return ${literal} }
`

const card = '@portico/core/ui/layout/Card'

/** A plugin with a card on the home page and a page of its own, which has a state, a text and a link. */
export const visitHours = fileOf(
  'visitHours',
  `{
  id: 'visitHours',
  i18n: {
    es: async () => ({ default: { 'VISIT_HOURS.TITLE': 'Horario de visitas', 'VISIT_HOURS.MORE': 'Ver más' } }),
    en: async () => ({ default: { 'VISIT_HOURS.TITLE': 'Visiting hours', 'VISIT_HOURS.MORE': 'Show more' } }),
  },
  homeCards: [{ id: 'visitHours', place: 'side', card: async () => ({ default: function Hours() {
    const t = m['@portico/core/i18n/useText'].useText()
    const { jsx } = m['react/jsx-runtime']
    const title = jsx('h2', { className: 'h3', children: t('VISIT_HOURS.TITLE') })
    const link = jsx(m['@portico/core/routing/Link'].Link, { to: 'videoConsultation.visitHours', children: t('VISIT_HOURS.MORE') })
    return jsx(m['${card}'].Card, { children: [jsx('div', { children: title }, 1), jsx('div', { children: link }, 2)] })
  } }) }],
  routes: [{ id: 'videoConsultation.visitHours', area: 'patient', path: 'visit-hours', title: 'VISIT_HOURS.TITLE',
    screen: async () => ({ default: function HoursPage() {
      const t = m['@portico/core/i18n/useText'].useText()
      const [count, setCount] = m.react.useState(0)
      const { jsx } = m['react/jsx-runtime']
      return jsx('div', { children: [
        jsx('h1', { tabIndex: -1, children: t('VISIT_HOURS.TITLE') }, 1),
        jsx('button', { type: 'button', onClick: () => setCount(count + 1), children: 'Day ' + count }, 2),
      ] })
    } }) }],
}`,
  ['react', 'react/jsx-runtime', card, '@portico/core/i18n/useText', '@portico/core/routing/Link'],
)

/**
 * A plugin with a card that tries what its entry does not list: a call, a message, and the storage of others. `floods`: it also sends
 * messages without end. The card says how each ended.
 */
export const overstepping = (id: string, floods = false): string =>
  fileOf(
    id,
    `{
  id: '${id}',
  guards: [{ id: '${id}', at: 'role', guard: async () => ({ default: () => ({ go: 'abort', message: 'x' }) }) }],
  homeCards: [{ id: '${id}', place: 'side', card: async () => ({ default: function Card() {
    const { jsx } = m['react/jsx-runtime']
    const call = m['@portico/core/http/useCall'].useCall()
    const hub = m['@portico/core/realtime/hub']
    const read = m['@portico/core/http/useApi'].useApi('GET api/users/data', {})
    const [ended, setEnded] = m.react.useState('')
    m.react.useEffect(() => {
      const storage = () => m['@portico/core/state/tabStorage'].readTabJson('signedOutAt')
      const flood = async () => {
        const all = await Promise.allSettled(Array.from({ length: 200 }, () => hub.callHub('registerUser', 'luis')))
        throw all.at(-1).reason
      }
      const tries = [() => call('GET api/appointments/'), () => hub.callHub('unregister', 'luis'), storage${floods ? ', flood' : ''}]
      const codeOf = (error) => error.code ?? error.message
      Promise.all(tries.map((one) => Promise.resolve().then(one).then(() => 'done', codeOf))).then((all) => setEnded(all.join('; ')))
    }, [call])
    const state = read.data ? 'has read' : read.error?.message ?? 'waits'
    return jsx('p', { children: '${id}: ' + state + '; ' + ended })
  } }) }],
}`,
    [
      'react',
      'react/jsx-runtime',
      '@portico/core/http/useApi',
      '@portico/core/http/useCall',
      '@portico/core/realtime/hub',
      '@portico/core/state/tabStorage',
    ],
  )
