import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Portal } from '../bench/portal'
import { startFreshPortal } from './support/freshPortal'
import { expectNoHorizontalScroll } from './support/pageChecks'
import { openPath, signIn } from './support/people'
import { expectShown, openEach, screensOfTenant } from './support/screensOfTenant'
import { expect, expectAccessible, test } from './support/test'

const folder = path.resolve(import.meta.dirname, '../../schemas/api')
/** The operations beyond the specification, by method and a pattern of their address. */
const added = readdirSync(folder).flatMap((file) =>
  Object.entries(
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, { capability?: string }>,
  )
    .filter(([, { capability }]) => capability !== undefined)
    .map(([operation]) => {
      const [method = '', address = ''] = operation.split(' ')
      return {
        method,
        path: new RegExp(`^/${address.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      }
    }),
)

// One portal for all of them.
test.describe.configure({ mode: 'default' })
// The check of the devices shows what they see and hear.
test.use({ permissions: ['camera', 'microphone'] })
let portal: Portal
test.beforeAll(async () => {
  portal = await startFreshPortal(() => ({ PORTICO_CAPABILITIES: 'none' }))
})
test.afterAll(() => portal.stop())

/** Collects what a page asks for that the API does not have. */
function noteAdded(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isAdded = added.some(
      ({ method, path: pattern }) => method === request.method() && pattern.test(pathname),
    )
    if (isAdded) asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

/** Looks at the page that is open as a phone shows it: the same page in the frame of a phone, and nothing wider than the screen. */
async function onPhone(page: Page): Promise<void> {
  const own = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectShown(page)
  await expectNoHorizontalScroll(page)
  if (own) await page.setViewportSize(own)
  await expectShown(page)
}

const people = { patient: 'ana', doctor: 'doctor', administrator: 'admin' } as const

for (const tenant of ['portico', 'covadonga', 'international'])
  for (const [role, person] of Object.entries(people)) {
    const screens = screensOfTenant(tenant, role as keyof typeof people)
    if (screens.length > 0)
      test(
        `SHELL-048 every screen that ${tenant} has for the role ${role} opens without what the server adds`,
        { tag: '@desktop' },
        async ({ page, expectedErrors }) => {
          // The data have no record 1 of some lists: the screen says so.
          expectedErrors.push(/status of 404/)
          // The hospital does not know the patient of the demo data, and refuses its results.
          expectedErrors.push(/status of 400 .*\/complementarytests$/)
          const asked = noteAdded(page)
          await signIn(page, person, portal.url.replace('localhost', `${tenant}.localhost`))
          await openEach(page, screens, {
            hasRecords: false,
            look: async () => {
              if (tenant === 'portico') await expectAccessible(page)
              await onPhone(page)
            },
          })
          expect(asked).toEqual([])
        },
      )
  }

test(
  'SHELL-048 ACCOUNT-039 an account is deleted without what the server adds',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'ana', portal.url)
    await openPath(page, '/profile/myaccount')
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click()
    await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Descargar mis datos' })).toHaveCount(0)
  },
)

for (const person of ['ana', 'doctor', 'admin'] as const)
  test(
    `SHELL-048 each entry of the menu that ${person} has on a phone opens without what the server adds`,
    { tag: '@phone' },
    async ({ page }) => {
      const asked = noteAdded(page)
      await signIn(page, person, portal.url)
      // Pages have navigations of their own.
      const bar = page.locator('.bottombar').getByRole('link')
      const more = bar.filter({ hasText: 'Más' })
      const behindMore = page.getByRole('main').locator('a[href*="#/"]')
      const open = async (entry: Locator) => {
        await entry.click()
        await expectShown(page)
        await expectNoHorizontalScroll(page)
      }
      for (const entry of await bar.all()) await open(entry)
      await expect(behindMore.first()).toBeVisible()
      for (const index of (await behindMore.all()).keys()) {
        await more.click()
        await open(behindMore.nth(index))
      }
      expect(asked).toEqual([])
    },
  )

test(
  'SHELL-048 the menu of the administration leaves out what the server adds',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin', portal.url)
    await openPath(page, '/admin/users')
    await expect(page.getByRole('link', { name: 'Usuarios' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Centros' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Actividad' })).toHaveCount(0)
  },
)

test(
  'SHELL-048 an administrator searches, sorts and pages a list that the API sends whole',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin', portal.url)
    const companies = Array.from({ length: 60 }, (_, id) => ({
      id: id + 1,
      name: `Empresa ${String(id + 1)}`,
      version: 1,
    }))
    await page.route(
      (url) => url.pathname === '/api/companies',
      (route) => route.fulfill({ json: companies }),
    )
    await openPath(page, '/admin/companies')
    const rows = page.getByRole('row')
    await expect(page.getByRole('rowheader', { name: 'Empresa 2', exact: true })).toBeVisible()
    await expect(rows).toHaveCount(51)
    await page.getByRole('searchbox').first().fill('empresa 60')
    await expect(rows).toHaveCount(2)
    await expectAccessible(page)
  },
)
