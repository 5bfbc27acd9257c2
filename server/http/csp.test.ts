// @vitest-environment node
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths'
import { tenant } from '../test/fakes'
import { libraryStyles, pagePolicy } from './csp'

const { manifest } = tenant('one')
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

it('allows the inline scripts and styles of the page by hash, and no other', () => {
  const html = `<style>a{}</style><script>boot()</script><script type="module" src="/a.js"></script>
    <script type="application/json" id="tenant">{}</script>`
  const policy = pagePolicy(html, manifest)
  expect(directive(policy, 'script-src')).toBe(`'self' ${sha('boot()')}`)
  expect(directive(policy, 'style-src')).toContain(sha('a{}'))
  expect(policy).not.toMatch(/unsafe/)
  expect(directive(policy, 'default-src')).toBe("'none'")
})

it('CONST-015 only the embedding site may frame a tenant', () => {
  expect(directive(pagePolicy('', manifest), 'frame-ancestors')).toBe("'none'")
  const embedded = pagePolicy('', { ...manifest, embeddingOrigin: 'https://clinic.example' })
  expect(directive(embedded, 'frame-ancestors')).toBe("'self' https://clinic.example")
})

it('CONST-016 C-064 lets the page reach the configured addresses and nothing else', () => {
  const policy = pagePolicy('', {
    ...manifest,
    addresses: { api: 'https://api.example/v1/', identity: '/identity', hub: 'https://hub.example/hub' },
    paymentHosts: ['pay.example'],
  })
  expect(directive(policy, 'connect-src')).toBe(
    "'self' https://api.example https://hub.example wss://hub.example",
  )
  expect(directive(policy, 'form-action')).toBe("'self' https://pay.example")
  expect(directive(policy, 'img-src')).toBe("'self' data: blob: https://api.example")
})

it.each([
  ['interactions/usePress', libraryStyles[0]],
  ['overlays/usePreventScroll', libraryStyles[1]],
])('the style that %s adds is still the one allowed', (file, style) => {
  const source = readFileSync(path.join(root, 'node_modules/react-aria/dist/private', `${file}.mjs`), 'utf8')
  const attribute = source.replaceAll(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/g, 'data-react-aria-pressable')
  expect(attribute).toContain(style)
})
