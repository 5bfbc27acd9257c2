// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTenant } from './loadTenant'

const manifest = {
  id: 'demo',
  name: 'Demo',
  hosts: ['demo.localhost'],
  languages: ['en'],
  plugins: { home: {} },
}
const block = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="tenant"></script>'
  document.getElementById('tenant')!.textContent = text
}
const answer = (response: Response) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(response))

beforeEach(() => document.body.replaceChildren())

test('the manifest comes from the page, with defaults', async () => {
  block(
    JSON.stringify({ ...manifest, addresses: { api: 'https://api.example/' }, session: { flow: 'hybrid' } }),
  )
  expect(await loadTenant()).toMatchObject({
    title: 'Demo',
    timeZone: 'Europe/Madrid',
    locales: [],
    addresses: { api: 'https://api.example/', identity: '/identity', hub: '/hub' },
    session: { clientId: 'web.client', flow: 'hybrid', languageParameter: 'lang' },
  })
})

test('without an inlined manifest it comes from the tenant’s file', async () => {
  answer(Response.json(manifest))
  expect((await loadTenant()).id).toBe('demo')
  expect(fetch).toHaveBeenCalledWith('tenant/tenant.json')
})

test.each([
  ['no JSON', '{', '', 'JSON'],
  ['no object', '[]', '', 'a JSON object'],
  ['no name', JSON.stringify({ ...manifest, name: '' }), '/name', 'a name'],
  ['no language', JSON.stringify({ ...manifest, languages: [] }), '/languages', 'a list of languages'],
  [
    'plugins as a list',
    JSON.stringify({ ...manifest, plugins: ['home'] }),
    '/plugins',
    'plugins with their options',
  ],
])('a fault names file, path and expected value: %s', async (_name, text, path, expected) => {
  block(text)
  await expect(loadTenant()).rejects.toMatchObject({
    name: 'ManifestError',
    file: 'index.html',
    path,
    expected,
  })
})

test('a missing file is reported with its status', async () => {
  answer(new Response('', { status: 404 }))
  await expect(loadTenant()).rejects.toThrow('tenant/tenant.json: expected status 200, found 404')
})
