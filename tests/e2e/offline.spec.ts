import type { BrowserContext, Page } from '@playwright/test'
import { signInByForm, openUserMenu } from './support/people'
import { expect, expectAccessible, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

/** What the console says of requests without a connection. */
const absentNetwork = /ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket connection|Failed to (fetch|load)/

/** Waits until the portal can start without a connection. */
async function expectCopy(page: Page): Promise<void> {
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
  await expect.poll(worker).toBe('activated')
  // The worker controls the next page, which writes the copy.
  await page.reload()
  await expect.poll(async () => (await copyOf(page)) !== null).toBe(true)
}

/** What the browser stores under the name of the copy. */
const copyOf = (page: Page) => page.evaluate(() => localStorage.getItem('offlineCopy'))

async function startWithout(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.goto('/')
}

test(
  'without a connection the portal shows what the person read last, with its time, and opens when it is back',
  { tag: '@phone' },
  async ({ page, context, expectedErrors }) => {
    await signInByForm(page, 'ana')
    await expectCopy(page)
    expect(await copyOf(page)).not.toMatch(/Ana|Ibuprofeno|Penicilina|alergia/i)
    expectedErrors.push(absentNetwork)
    await startWithout(context, page)
    await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
    for (const name of ['Próximas citas', 'Medicinas que tomas', 'Alergias e intolerancias'])
      await expect(
        page.getByRole('region', { name }).getByText(/Leído el \d\d-\d\d-\d{4}, \d\d:\d\d/),
      ).toBeVisible()
    await expect(page.getByRole('link', { name: '112' })).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Buen/)
  },
)

test(
  'a sign-out leaves nothing of the person in the browser',
  { tag: '@phone' },
  async ({ page, context, expectedErrors }) => {
    await signInByForm(page, 'luis')
    await expectCopy(page)
    await openUserMenu(page)
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect.poll(() => copyOf(page).catch(() => 'leaving')).toBeNull()
    expectedErrors.push(absentNetwork)
    await context.setOffline(true)
    await page.goto('/').catch(() => undefined)
    await expect(page.getByText('Próximas citas')).toHaveCount(0)
  },
)

test('a browser can install the portal of the tenant', { tag: '@phone' }, async ({ page, context }) => {
  await signInByForm(page, 'luis')
  await expectCopy(page)
  const cdp = await context.newCDPSession(page)
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Portico', display: 'standalone' })
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // The browser of a story is a private one, which installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
