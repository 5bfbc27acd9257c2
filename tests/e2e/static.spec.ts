import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { request } from '../../server/test/request'
import { startPortal } from '../bench/portal'
import { bestKind, siteConfiguration, startConfigured } from '../static/nginx'
import { startPlain } from '../static/plainServer'
import { makeSite, type Site } from '../static/site'
import {
  appointmentItem,
  bookAppointment,
  cancelAppointment,
  notesOfTry,
  openAppointments,
} from './support/booking'
import { signInByForm } from './support/people'
import { expect, test } from './support/test'

test.use({ isSavingData: false })

const root = path.resolve(import.meta.dirname, '../..')

test.describe.configure({ mode: 'serial' })

let site: Site
let back: Awaited<ReturnType<typeof startPortal>>

test.beforeAll(async () => {
  site = await makeSite(root)
  back = await startPortal(root, path.join(site.folder, 'data'), site.apiPort, {
    PORTICO_TENANTS: site.tenants,
    PORTICO_ORIGINS: site.portal,
  })
})

test.afterAll(async ({}, { project }) => {
  if (project.name === 'phone') return
  await back.stop()
  rmSync(site.folder, { recursive: true })
})

test('CONST-016 a patient books on a static server with the API on another origin', async ({ page }) => {
  const server = await startPlain(site)
  try {
    await bookAndCancel(page)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('CONST-016 the sample configuration of docs/ serves the portal with its policy, and no private file', async ({
  page,
}) => {
  const stop = await startConfigured(bestKind, siteConfiguration(site))
  try {
    await bookAndCancel(page)
    await expectHeaders()
    for (const file of [
      'tenant/backend.json',
      'tenant/assets/..%2fbackend.json',
      '.built-from',
      'api/config',
    ]) {
      expect([file, await answers(`/${file}`)]).toEqual([file, 404])
    }
  } finally {
    await stop()
  }
})

/** Signs in on the other origin, books, finds the appointment in the list and cancels it. */
async function bookAndCancel(page: Page) {
  await signInByForm(page, 'ana', site.portal)
  expect(new URL(page.url()).origin).toBe(site.portal)
  await expect(page).toHaveTitle(/Aurora/)
  const notes = notesOfTry('Reservada en una web estática')
  await bookAppointment(page, { notes })
  await openAppointments(page)
  await expect(appointmentItem(page, notes)).toBeVisible()
  await cancelAppointment(page, notes)
}

async function expectHeaders() {
  const page = await get('/callback?code=a&state=b')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin')
  // The tab that continues a booking from a frame (C-033, C-063).
  expect((await get('/?handover')).headers['cross-origin-opener-policy']).toBe('unsafe-none')
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+' ?; style-src/)
  const [, entry = ''] = /["'`](\/assets\/[\w-]+\.js)["'`]/.exec(String(page.body)) ?? []
  const { headers } = await get(entry, { 'accept-encoding': 'gzip' })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  })
}

/** Requests a file from Node, which does not resolve names below localhost. */
const get = (file: string, headers: Record<string, string> = {}) =>
  request(site.port, file, { headers: { host: new URL(site.portal).host, ...headers } })

const answers = async (file: string) => (await get(file)).status
