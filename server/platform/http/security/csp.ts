import { createHash } from 'node:crypto'
import type { TenantManifest } from '../../tenants/manifest'
import type { TenantOnServer } from '../../tenants/tenants'

/** Script elements with data, which the browser does not execute. */
const DATA_SCRIPT = /\btype\s*=\s*["']?application\/(ld\+)?json\b/i

/** What a page may load of the services of its tenant, by directive of the Content-Security-Policy. */
export type PageSources = Partial<Record<'script-src' | 'frame-src' | 'connect-src', string[]>>

/** Returns the sources that the page of a tenant needs for its services, and no others. */
export type PageSourcesOf = (backend: TenantOnServer['backend']) => PageSources

/** The hashes a build lists for the server (`csp-hashes.json`). */
export type BuildHashes = Record<'script-src' | 'style-src', string[]>

/**
 * The Content-Security-Policy of a tenant's page: its own files, the page's inline scripts and styles by hash, the
 * styles the build's libraries insert at run time, and the addresses of the manifest. No unsafe-inline, no unsafe-eval, and no
 * text that becomes markup or a script (decision 607).
 */
export function pagePolicy(
  html: string,
  manifest: TenantManifest,
  build: BuildHashes,
  services: PageSources = {},
): string {
  const { addresses = {}, paymentHosts = [], embeddingOrigin } = manifest
  const identity = originsOf([addresses.identity])
  const scan = scanSources(addresses.scanSdk)
  const leaving = [...identity, ...paymentHosts.map(toOrigin)]
  return policy({
    'default-src': ["'none'"],
    'script-src': [...scriptSources(html, services), ...softwareOf(scan), ...filesOf(manifest)],
    'style-src': ["'self'", ...inlineHashes(html, 'style'), ...build['style-src']],
    'img-src': ["'self'", 'data:', 'blob:', ...originsOf([addresses.api])],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...originsOf([addresses.api])],
    'connect-src': connectSources(manifest, services),
    'frame-src': [
      "'self'",
      ...(services['frame-src'] ?? []),
      ...leaving,
      ...originsOf([addresses.identityCheck]),
    ],
    'form-action': ["'self'", ...identity, ...paymentHosts.map(onAnyPort)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': embeddingOrigin ? ["'self'", embeddingOrigin] : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
}

/** Where the page may send requests: the addresses of the manifest, the portals whose summaries a person may bring, APIs of plugins, and their files. */
function connectSources(manifest: TenantManifest, services: PageSources): string[] {
  const { addresses = {}, shareOrigins = [], pluginApis = {} } = manifest
  return [
    "'self'",
    ...originsOf([addresses.identity, addresses.api]),
    ...withWebSockets(originsOf([addresses.hub])),
    ...originsOf([addresses.pageViews]),
    ...scanSources(addresses.scanSdk),
    ...originsOf(shareOrigins),
    ...originsOf(Object.values(pluginApis).map(({ address }) => address)),
    ...filesOf(manifest),
    ...(services['connect-src'] ?? []),
  ]
}

/** The files of plugins from addresses: each file, and not its whole origin. */
const filesOf = ({ addressPlugins = [] }: TenantManifest): string[] =>
  addressPlugins.filter(({ url, isOff }) => !isOff && URL.canParse(url)).map(({ url }) => url)

/** The page's own scripts and those of the tenant's services. */
const scriptSources = (html: string, services: PageSources): string[] => [
  "'self'",
  ...inlineHashes(html, 'script'),
  ...(services['script-src'] ?? []),
]

/** The origin of a camera scan's software; `'self'` for one of the tenant's own files. */
const scanSources = (address: string | undefined): string[] =>
  address === undefined ? [] : URL.canParse(address) ? [new URL(address).origin] : ["'self'"]

/** Software of a camera scan is compiled; without it nothing on the page is. */
const softwareOf = (scan: string[]): string[] => (scan.length > 0 ? [...scan, "'wasm-unsafe-eval'"] : [])

/** The policy in development, where Vite injects inline scripts and styles. */
export const developmentPolicy = (services: PageSources = {}): string =>
  policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...(services['script-src'] ?? [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'ws:', 'http:', 'https:'],
    'frame-src': ["'self'", ...(services['frame-src'] ?? [])],
    'base-uri': ["'none'"],
  })

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))
  return [...found]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !DATA_SCRIPT.test(attributes))
    .map(([, , content = '']) => hash(content))
}

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The origins of absolute addresses; relative addresses are covered by 'self'. */
const originsOf = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))

const withWebSockets = (origins: string[]) =>
  origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])

/** The test page of a payment service may use another port; the manifest names only hosts (C-064). */
const onAnyPort = (host: string) => `https://${host}:*`

const toOrigin = (host: string) => (host.includes('://') ? host : `https://${host}`)
