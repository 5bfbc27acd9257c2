import path from 'node:path'
import { buildBare, serveFolder } from '../bench/bare'
import { createSession, type Portal } from '../bench/portal'
import { inNewTab, open, visit, type Visit } from '../bench/visit'
import { startFreshPortal } from './support/freshPortal'
import { signInByForm, type Person } from './support/people'
import { port } from './support/server'
import { expect, test } from './support/test'

test.use({ isSavingData: false })

const root = path.resolve(import.meta.dirname, '../..')
/** Bytes do not depend on the speed of the network. */
const quick = { speed: 'full' } satisfies Partial<Visit>
const baseURL = `http://localhost:${port}/`
const ready = 'main h1'
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }
const laterOnly = {
  'react-aria': /data-react-aria-pressable|data-react-aria/,
  'oidc-client-ts': /UserManager/,
  '@microsoft/signalr': /HubConnection/,
}

const countNames = ['requests', 'nodes', 'rules', 'commits'] as const
/** What does not depend on the speed of the machine. Commits are those until the page is ready; the others include what loads when it is idle. */
const counted = {
  phone: { device: {}, most: { requests: 34, nodes: 180, rules: 460, commits: 14 } },
  desktop: { device: desktop, most: { requests: 60, nodes: 260, rules: 1800, commits: 14 } },
}

test.describe('with the demo data', () => {
  // One portal for all of them.
  test.describe.configure({ mode: 'default' })
  // What other stories book for the same person is in the answers, and may load further parts.
  let portal: Portal
  test.beforeAll(async () => {
    portal = await startFreshPortal()
  })
  test.afterAll(() => portal.stop())

  test('the signed-in home costs at most 2.5 times the bytes of a bare React page, 3.35 times with the font, prefetched files and the hub', async ({
    browser,
  }) => {
    const bare = await serveFolder(await buildBare(root))
    const yardstick = await visit(browser, { ...quick, url: bare.url, ready: '#ready' })
    bare.stop()
    const storageState = await createSession(browser, portal.url)
    const home = { ...quick, url: portal.url, ready, storageState }
    const start = await visit(browser, { ...home, neverIdle: true })
    expect((start.bytes - start.fontBytes) / yardstick.bytes).toBeLessThanOrEqual(2.5)
    const { bytes } = await visit(browser, home)
    expect(bytes).toBeGreaterThan(start.bytes)
    expect(bytes / yardstick.bytes).toBeLessThanOrEqual(3.35)
  })

  for (const [screen, { device, most }] of Object.entries(counted)) {
    test(`the home on a ${screen} asks for, renders and styles no more than it did`, async ({ browser }) => {
      const storageState = await createSession(browser, portal.url)
      const home = { ...quick, url: portal.url, ready, storageState, device }
      const { requests, nodes, rules, commits } = await visit(browser, home)
      const found = { requests, nodes, rules, commits }
      for (const count of countNames) {
        expect(found[count], `${count} of ${JSON.stringify(found)}`).toBeGreaterThan(0)
        expect(found[count], `${count} of ${JSON.stringify(found)}`).toBeLessThanOrEqual(most[count])
      }
    })
  }
})

test('a visitor without a session downloads no script of the application', async ({ browser }) => {
  const form = 'input[autocomplete="username"]'
  const { bytes, scriptBytes } = await visit(browser, { ...quick, url: baseURL, ready: form })
  expect(bytes).toBeGreaterThan(0)
  expect(scriptBytes).toBe(0)
})

test('libraries that only later screens need are in no script of the start page', async ({ browser }) => {
  const home = { ...quick, neverIdle: true, url: baseURL, ready }
  const storageState = await createSession(browser, baseURL)
  const scripts = await inNewTab(browser, { storageState }, async (page, cdp) => {
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) bodies.push(response.text())
    })
    await open(page, cdp, home)
    return Promise.all(bodies)
  })
  expect(scripts.length).toBeGreaterThan(2)
  for (const [library, mark] of Object.entries(laterOnly)) {
    expect(scripts.filter((script) => mark.test(script)).length, `scripts with ${library}`).toBe(0)
  }
})

test('opening an address of the administration requests its script before the configuration arrives', async ({
  browser,
}) => {
  const storageState = await createSession(browser, baseURL, 'admin')
  const seen = await inNewTab(browser, { storageState }, async (page, cdp) => {
    const order: string[] = []
    page.on('request', (request) => /\/assets\/area-.*\.js$/.test(request.url()) && order.push('area'))
    page.on('response', (response) => response.url().endsWith('/api/config') && order.push('config'))
    await open(page, cdp, { ...quick, url: `${baseURL}#/admin/users`, ready })
    return order
  })
  expect(seen).toEqual(['area', 'config'])
})

test('a second visit transfers no script', async ({ browser }) => {
  const home = { ...quick, url: baseURL, ready }
  const storageState = await createSession(browser, baseURL)
  await inNewTab(browser, { storageState }, async (page, cdp) => {
    expect((await open(page, cdp, home)).scriptBytes).toBeGreaterThan(0)
    await page.goto('about:blank')
    expect((await open(page, cdp, home)).scriptBytes).toBe(0)
  })
})

const people: readonly Person[] = ['ana', 'luis']
for (const person of people) {
  for (const [screen, device] of Object.entries({ phone: {}, desktop })) {
    test(`the home page of ${person} has no layout shift on a ${screen} with a slow network`, async ({
      browser,
    }) => {
      const storageState = await inNewTab(browser, {}, async (page) => {
        await signInByForm(page, person, baseURL)
        return page.context().storageState()
      })
      const slow = { speed: 'slow network', url: baseURL, ready, storageState, device } as const
      const { shift, moved } = await visit(browser, slow)
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.01)
    })
  }
}
