// @vitest-environment node
import { expect, it } from 'vitest'
import { tenant } from '../../test/fakes'
import { composePage } from './page'

const html = `<!doctype html><html class="x" lang="es"><head><!--portico:head--><title>Portico</title>
<link rel="stylesheet" href="/tenant/theme.css"><!--/portico:head--></head><body></body></html>`
const { manifest } = tenant('one')

it('inlines brand, theme and manifest of the tenant', () => {
  const page = composePage(html, { ...manifest, font: 'assets/f.woff2', languages: ['en'] }, ':root{--a:1}')
  expect(page).toContain('<title>Clinic one</title>')
  expect(page).toContain('<link rel="icon" href="/tenant/assets/favicon.svg">')
  expect(page).toContain('href="/tenant/assets/f.woff2" as="font" type="font/woff2" crossorigin')
  expect(composePage(html, { ...manifest, font: 'figtree' }, '')).toMatch(
    /href="\/fonts\/figtree\/font\.woff2\?v=\w+" as="font" type="font\/woff2" crossorigin/,
  )
  expect(page).toContain('<style>:root{--a:1}</style>')
  // Before anything is drawn, so that no page shows another brand first.
  expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('<body'))
  expect(page).toContain('<html class="x" lang="en">')
  expect(page).not.toContain('portico:head')
  expect(page).not.toContain('theme.css')
})

it('text of the manifest or theme cannot close its element', () => {
  const name = `</script><script>alert(1)</script>"&$'`
  const page = composePage(html, { ...manifest, name }, 'a{}</style><script>')
  expect(page).not.toContain('<script>alert')
  expect(page.match(/<\/style>/g)).toHaveLength(1)
  const data = /id="tenant">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
  expect((JSON.parse(data) as { name: string }).name).toBe(name)
})

it('the theme is sent without comments and indentation, and the page without indentation', () => {
  const theme = `/* Brand */\n:root {\n  --a: 1;\n  --shadow: 0 1px red,\n    0 2px\n    blue;\n}\n`
  expect(composePage(html, manifest, theme)).toContain(
    '<style>:root {--a:1;--shadow:0 1px red,0 2px blue;}</style>',
  )
  expect(composePage('<body>\n  <div>\n    <p>a b</p>\n  </div>\n</body>', manifest, '')).toBe(
    '<body><div><p>a b</p></div></body>',
  )
})

it('relative URLs of the theme point to the tenant files', () => {
  const page = composePage(html, manifest, `a{src:url("./assets/a.woff2")}b{src:url(assets/b.svg)}`)
  expect(page).toContain('url("/tenant/assets/a.woff2")')
  expect(page).toContain('url(/tenant/assets/b.svg)')
})
