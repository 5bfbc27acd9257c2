import type { Page } from '@playwright/test'
import {
  entryOf,
  fileOf,
  overstepping,
  servePlugins,
  startAddressPortal,
  visitHours,
  type AddressPortal,
} from './support/addressPlugins'
import { signInByForm } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const hours = entryOf('visitHours', visitHours)
const files = {
  visitHours,
  throwsAtLoad: `throw new Error('at load')`,
  throwsAtStart: fileOf('throwsAtStart', `m.nothing.at.all`),
  throwsInCard: fileOf(
    'throwsInCard',
    `{ id: 'throwsInCard', homeCards: [{ id: 'throws', place: 'side', card: async () => ({ default: () => { throw new Error('in card') } }) }] }`,
  ),
  hangs: 'await new Promise(() => {})',
  changed: fileOf('changed', '{ id: "changed" }'),
  otherVersion: fileOf('otherVersion', '{ id: "otherVersion" }'),
  away: null,
  takesId: fileOf(
    'takesId',
    `{ id: 'takesId', homeCards: [{ id: 'visitHours', place: 'side', card: async () => ({}) }] }`,
  ),
}
const broken = [
  entryOf('throwsAtLoad', files.throwsAtLoad),
  entryOf('throwsAtStart', files.throwsAtStart),
  entryOf('throwsInCard', files.throwsInCard),
  entryOf('hangs', files.hangs),
  entryOf('changed', 'these bytes are no longer there'),
  entryOf('otherVersion', files.otherVersion, '^9.0.0'),
  entryOf('away', ''),
  entryOf('takesId', files.takesId),
]
/** What the console says of files that do not arrive, have changed or throw. */
const ofBrokenFiles = [/ERR_INTERNET_DISCONNECTED/, /integrity|digest/, /at load/, /in card/]

const card = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /Horario de visitas|Visiting hours/ })
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Buen|Good)/ })

let portal: AddressPortal
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  portal = await startAddressPortal([hours])
})
test.afterAll(() => portal.stop())

test('a plugin from an address has a card and a page beside those of the build, in both languages', async ({
  page,
  context,
}) => {
  await portal.list([hours])
  await servePlugins(context, files)
  await signInByForm(page, 'luis', portal.url)
  await page.reload()
  await expect(card(page)).toHaveText('Horario de visitas')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver más' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Horario de visitas' })).toBeVisible()
  await page.getByRole('button', { name: 'Day 0' }).click()
  await expect(page.getByRole('button', { name: 'Day 1' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(home(page)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.reload()
  await expect(card(page)).toHaveText('Visiting hours')
  await expectAccessible(page)
})

test('an address of such a plugin opens it, also with a reload; one that nobody has opens the home page', async ({
  page,
  context,
}) => {
  await portal.list([hours])
  await servePlugins(context, files)
  await signInByForm(page, 'luis', portal.url)
  await page.goto(`${portal.url}#/videoconsultation/visit-hours?from=letter`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Horario de visitas' })).toBeVisible()
  expect(page.url()).toBe(`${portal.url}#/videoconsultation/visit-hours?from=letter`)
  await page.goto(`${portal.url}#/videoconsultation/nothing-here`)
  await page.reload()
  await expect(home(page)).toBeVisible()
})

test('plugins that fail are named in the administration, and the portal and the others work', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(...ofBrokenFiles)
  await portal.list([hours, ...broken])
  await servePlugins(context, files)
  await signInByForm(page, 'admin', portal.url)
  await page.goto(`${portal.url}#/admin/plugins`)
  await page.reload()
  const one = (id: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: id }) })
  await expect(one('visitHours')).toContainText(/Versión 1\.2\.0\s*Cargado/)
  await expect(one('visitHours')).toContainText('homeCards: visitHours')
  for (const [id, number] of Object.entries({
    throwsAtLoad: 4,
    throwsAtStart: 6,
    changed: 2,
    otherVersion: 3,
    away: 1,
  })) {
    await expect(one(id)).toContainText('No funciona')
    await expect(one(id)).toContainText(`P${number} `)
  }
  await expect(one('takesId')).toContainText('P8 ')
  await expect(one('hangs')).toContainText('Cargando…')
  await expect(one('hangs')).toContainText('P7 ', { timeout: 30_000 })
  await expectAccessible(page)
  await page.goto(`${portal.url}#/videoconsultation/home`)
  await expect(card(page)).toBeVisible()
  await page.goto(`${portal.url}#/admin/plugins`)
  await expect(one('throwsInCard')).toContainText('P11 ')
})

test('a plugin that calls, reads, sends and contributes what it may not is refused and named, and the portal works', async ({
  page,
  context,
}) => {
  const own = { oversteps: overstepping('oversteps'), floods: overstepping('floods', true) }
  const may = { points: ['homeCards'] }
  await portal.list([
    hours,
    { ...entryOf('oversteps', own.oversteps), may },
    { ...entryOf('floods', own.floods), may: { ...may, hub: ['registerUser'] } },
  ])
  await servePlugins(context, { ...files, ...own })
  await signInByForm(page, 'admin', portal.url)
  await page.goto(`${portal.url}#/videoconsultation/home`)
  await page.reload()
  await expect(card(page)).toBeVisible()
  const refused =
    'PLUGIN_NOT_PERMITTED; PLUGIN_NOT_PERMITTED; P12 notPermitted: hub: unregister; P12 notPermitted: storage: signedOutAt'
  await expect(page.getByText('oversteps: ')).toHaveText(`oversteps: ${refused}`)
  await expect(page.getByText('floods: ')).toHaveText(`floods: ${refused}; TOO_MANY_MESSAGES`)
  await expect(home(page)).toBeVisible()
  await page.goto(`${portal.url}#/admin/plugins`)
  const one = (id: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: id }) })
  for (const what of ['points: guards', 'GET api/users/data', 'hub: unregister', 'storage: signedOutAt'])
    await expect(one('oversteps')).toContainText(what)
  await expect(one('oversteps')).toContainText('P12 ')
  await expect(one('floods')).toContainText('P13 ')
  await expect(one('visitHours')).not.toContainText('P1')
  await expectAccessible(page)
})

test('a plugin that fails three times is in quarantine, until somebody tries again', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...ofBrokenFiles)
  await portal.list([hours, ...broken.filter(({ id }) => id === 'throwsAtLoad')])
  const requested = await servePlugins(context, files)
  await signInByForm(page, 'admin', portal.url)
  await page.goto(`${portal.url}#/admin/plugins`)
  const status = page.getByText(/^(No funciona|En cuarentena)$/)
  await expect(async () => {
    await page.reload()
    await expect(status).toHaveText('En cuarentena', { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  expect(requested.filter((id) => id === 'throwsAtLoad').length).toBeLessThanOrEqual(2 * 3)
  await page.getByRole('button', { name: 'Probar otra vez' }).click()
  await expect(status).toHaveText('No funciona')
})

test('an operator switches a plugin off, and the next start neither loads nor allows it', async ({
  page,
  context,
}) => {
  await portal.list([{ ...hours, isOff: true }])
  const requested = await servePlugins(context, files)
  await signInByForm(page, 'luis', portal.url)
  const answer = await page.reload()
  expect(answer?.headers()['content-security-policy']).not.toContain('plugins.hospital.test')
  await expect(home(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
})

test('a plugin that nobody visits costs at most 300 bytes and no request before the first screen is ready', async ({
  page,
  context,
}) => {
  expect(JSON.stringify(hours).length).toBeLessThanOrEqual(300)
  await portal.list([hours])
  await servePlugins(context, files)
  await signInByForm(page, 'luis', portal.url)
  await context.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return
      performance.mark('ready')
      watcher.disconnect()
    })
    watcher.observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(card(page)).toBeVisible()
  const requests = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('ready')
    const ofPlugins = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /plugins\.hospital|ddressPlugins-/.test(name))
    return ofPlugins.map(({ startTime }) => startTime - (ready?.startTime ?? Infinity))
  })
  expect(requests.length).toBeGreaterThanOrEqual(2)
  for (const later of requests) expect(later).toBeGreaterThan(0)
})
