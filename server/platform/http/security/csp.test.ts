// @vitest-environment node
import { pageSources } from '../../../app/pageSources'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { tenant } from '../../../test/fakes'
import { pagePolicy } from './csp'
import { framePermissions } from './headers'

const { manifest } = tenant('one')
const build = { 'script-src': [], 'style-src': ["'sha256-library'"] }
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

it('allows only the inline scripts and styles of the page, by hash', () => {
  const html = `<style>a{}</style><script>boot()</script><script type="module" src="/a.js"></script>
    <script type="application/json" id="tenant">{}</script>`
  const policy = pagePolicy(html, manifest, build)
  expect(directive(policy, 'script-src')).toBe(`'self' ${sha('boot()')}`)
  expect(directive(policy, 'style-src')).toBe(`'self' ${sha('a{}')} 'sha256-library'`)
  expect(policy).not.toMatch(/unsafe/)
  expect(directive(policy, 'default-src')).toBe("'none'")
})

it('CONST-015 only the embedding site may frame the page', () => {
  expect(directive(pagePolicy('', manifest, build), 'frame-ancestors')).toBe("'none'")
  const embedded = pagePolicy('', { ...manifest, embeddingOrigin: 'https://clinic.example' }, build)
  expect(directive(embedded, 'frame-ancestors')).toBe("'self' https://clinic.example")
})

it('CONST-016 C-064 allows only the configured addresses', () => {
  const addresses = { api: 'https://api.example/v1/', identity: '/identity', hub: 'https://hub.example/hub' }
  const policy = pagePolicy('', { ...manifest, addresses, paymentHosts: ['pay.example'] }, build)
  expect(directive(policy, 'connect-src')).toBe(
    "'self' https://api.example https://hub.example wss://hub.example",
  )
  expect(directive(policy, 'form-action')).toBe("'self' https://pay.example:*")
  expect(directive(policy, 'img-src')).toBe("'self' data: blob: https://api.example")
})

it('REC-062 the page may connect to the portals whose summaries it reads, and to no other', () => {
  const shareOrigins = ['https://records.example', 'https://faro.example:8443']
  const policy = pagePolicy('', { ...manifest, shareOrigins }, build)
  expect(directive(policy, 'connect-src')).toBe("'self' https://records.example https://faro.example:8443")
  expect(directive(pagePolicy('', manifest, build), 'connect-src')).toBe("'self'")
})

it('CONST-016 the page may connect to the APIs of plugins that the tenant declares, and to no other', () => {
  const pluginApis = { nuvia: { address: 'https://api.nuvia.example/v2' } }
  const policy = pagePolicy('', { ...manifest, pluginApis }, build)
  expect(directive(policy, 'connect-src')).toBe("'self' https://api.nuvia.example")
})

it('CONST-016 the page may load the files of plugins that the tenant lists, and nothing else of their origin', () => {
  const addressPlugins = [
    { id: 'nuvia', url: 'https://plugins.nuvia.example/nuvia-1.js' },
    { id: 'own', url: '/tenant/assets/own.js' },
    { id: 'old', url: 'https://plugins.old.example/old.js', isOff: true },
  ]
  const policy = pagePolicy('', { ...manifest, addressPlugins }, build)
  expect(directive(policy, 'script-src')).toBe("'self' https://plugins.nuvia.example/nuvia-1.js")
  expect(directive(policy, 'connect-src')).toBe("'self' https://plugins.nuvia.example/nuvia-1.js")
})

it('loads the software of a camera scan from its address only, and lets only that compile', () => {
  const addresses = { scanSdk: 'https://scan.clinic.example/sdk/index.js' }
  const policy = pagePolicy('', { ...manifest, addresses }, build)
  expect(directive(policy, 'script-src')).toBe("'self' https://scan.clinic.example 'wasm-unsafe-eval'")
  expect(directive(policy, 'connect-src')).toBe("'self' https://scan.clinic.example")
})

it('IDENT-005 the page may frame the page of an identity check, and only that', () => {
  const addresses = { identityCheck: 'https://id.clinic.example/identity-check/onfido' }
  const policy = pagePolicy('', { ...manifest, addresses }, build)
  expect(directive(policy, 'frame-src')).toBe("'self' https://id.clinic.example")
  expect(directive(policy, 'script-src')).toBe("'self'")
  expect(framePermissions({ ...manifest, addresses })).toContain('camera=(self "https://id.clinic.example")')
  expect(framePermissions(manifest)).toBeUndefined()
})

it('CONST-013 the page may post page views to the configured address only', () => {
  const connect = (pageViews?: string) =>
    directive(
      pagePolicy('', { ...manifest, addresses: pageViews ? { pageViews } : {} }, build),
      'connect-src',
    )
  expect(connect()).toBe("'self'")
  expect(connect('https://stats.example/views')).toBe("'self' https://stats.example")
})

it('CALL-058 only the page of a tenant with an account at Twilio may connect there', () => {
  const connect = (calls?: object) =>
    directive(
      pagePolicy('', manifest, build, pageSources({ features: [], demo: {}, calls } as never)),
      'connect-src',
    )
  expect(connect({ twilio: { mode: 'production', account: 'AC', key: 'SK' } })).toBe(
    "'self' wss://global.vss.twilio.com",
  )
  expect(connect({ twilio: { mode: 'sandbox' } })).toBe("'self'")
  expect(connect()).toBe("'self'")
})
