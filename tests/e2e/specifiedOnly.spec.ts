import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Portal } from '../bench/portal'
import { startFreshPortal } from './support/freshPortal'
import { openPath, signIn, type Person } from './support/people'
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
let portal: Portal
test.beforeAll(async () => {
  portal = await startFreshPortal(() => ({ PORTICO_CAPABILITIES: 'none' }))
})
test.afterAll(() => portal.stop())

/** Signs somebody in, and opens each address: it shows what there is, and asks for nothing that the API does not have. */
async function walk(page: Page, person: Person, addresses: readonly string[]): Promise<void> {
  const unknown: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isAdded = added.some(
      ({ method, path: pattern }) => method === request.method() && pattern.test(pathname),
    )
    if (isAdded) unknown.push(`${request.method()} ${pathname}`)
  })
  await signIn(page, person, portal.url)
  for (const address of addresses) {
    await test.step(address, async () => {
      await openPath(page, address)
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('main').locator('[aria-busy=true], .skeleton')).toHaveCount(0)
      // Last: until the page has replaced the one before, that one's heading is there.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toHaveCount(0)
      await expectAccessible(page)
    })
  }
  expect(unknown).toEqual([])
}

test(
  'SHELL-048 a patient opens every page of an API that has only the specification',
  { tag: '@desktop' },
  async ({ page }) => {
    await walk(page, 'ana', [
      '/videoconsultation/booked-appointments',
      '/videoconsultation/home',
      '/videoconsultation/health',
      '/videoconsultation/documents',
      '/videoconsultation/medical-data',
      '/videoconsultation/messages',
      '/videoconsultation/videocall/consultations',
      '/videoconsultation/videocall/receipts',
      '/profile/myaccount',
      '/profile/personal-data',
      '/profile/family',
      '/profile/notifications',
      '/change-plan',
      '/advices/videos',
      '/advices/favorites',
    ])
    await openPath(page, '/profile/myaccount')
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click()
    await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Descargar mis datos' })).toHaveCount(0)
  },
)

test(
  'SHELL-048 an administrator opens every list of an API that has only the specification',
  { tag: '@desktop' },
  async ({ page }) => {
    await walk(page, 'admin', [
      '/admin/users',
      '/admin/companies',
      '/admin/specialties',
      '/admin/services',
      '/admin/specialties-categories',
      '/admin/insurers/list',
      '/admin/doctors/list',
      '/admin/doctors/teams',
      '/admin/agreements',
      '/admin/categories',
      '/admin/videos',
      '/admin/document-list',
      '/admin/video-calls-report',
    ])
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
