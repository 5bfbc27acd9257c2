import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { stub } from '../../examples/nuvia/testBackEnd'
import { outsideFolder, runSdk } from '../../scripts/sdk/test/outsideFolder'
import type { TenantManifest } from '../../schemas/generated/tenant'
import { startStub } from '../conformance/booking/stub/stub'
import { startAddressPortal, type AddressPortal, type Listed } from './support/addressPlugins'
import { pickTime } from './support/booking'
import { signInByForm } from './support/people'
import { root } from './support/server'
import { expect, expectAccessible, test } from './support/test'

const file = 'nuvia-1.0.0.js'
const address = 'https://api.nuvia.example/v1'
const pluginApis = { nuvia: { address, receivesToken: true } }

let portal: AddressPortal
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  // The compiler writes the types of the SDK, beside other stories.
  test.setTimeout(600_000)
  const work = mkdtempSync(path.join(os.tmpdir(), 'portico-nuvia-'))
  try {
    const folder = await outsideFolder(root, work)
    const printed = runSdk(folder, 'build')
    const entry = JSON.parse(printed.slice(printed.indexOf('{'))) as Listed
    portal = await startAddressPortal([{ ...entry, url: `/tenant/assets/${file}` }], {
      manifest: { pluginApis },
      assets: { [file]: readFileSync(path.join(folder, 'dist', file), 'utf8') },
    })
  } finally {
    rmSync(work, { recursive: true })
  }
})
test.afterAll(() => portal.stop())

/** What Nuvia's API has received: method, path and body. */
type Received = [call: string, body: unknown]

/** Nuvia's API as its stub answers, for whoever brings a token. */
async function serveNuvia(context: BrowserContext): Promise<Received[]> {
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'tenants/portico/tenant.json'), 'utf8'),
  ) as TenantManifest
  const tenant = { id: 'portico', manifest: { ...manifest, pluginApis }, features: [] }
  const backEnd = startStub(stub, tenant)
  backEnd.setNow(new Date())
  const token = await backEnd.tokenFor(tenant, 'first')
  const received: Received[] = []
  await context.route(`${address}/**`, async (route) => {
    const request = route.request()
    const { authorization, ...headers } = await request.allHeaders()
    const body = (request.postDataJSON() ?? undefined) as Record<string, unknown> | undefined
    const operation = `${request.method()} ${new URL(request.url()).pathname}`
    received.push([operation, body])
    const answer = await backEnd.transport(tenant)({
      operation,
      method: request.method(),
      url: request.url(),
      headers: { ...headers, ...(authorization !== undefined && { authorization: `Bearer ${token}` }) },
      body,
    })
    await route.fulfill({
      status: answer.status,
      body: await answer.text(),
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'x-request-id' },
    })
  })
  return received
}

const words = {
  es: {
    yes: 'Sí',
    goOn: 'Continuar',
    pattern: 'Es NV- y cuatro cifras.',
    bookNow: 'Reservar cita',
    unknown: /Nuvia no encuentra ese número de historia/,
    answer: 'Respuesta',
    change: 'Cambiar: Número de historia',
    booked: 'Cita reservada',
  },
  en: {
    yes: 'Yes',
    goOn: 'Continue',
    pattern: 'It is NV- and four digits.',
    bookNow: 'Book appointment',
    unknown: /Nuvia can’t find that record number/,
    answer: 'Answer',
    change: 'Change: Record number',
    booked: 'Appointment booked',
  },
} as const

/** Books a visit: with a record number of another form, with one that Nuvia does not know, and with the right one. */
async function book(page: Page, language: keyof typeof words): Promise<void> {
  const t = words[language]
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const number = main.getByRole('textbox', { name: t.answer })
  await expect(button('Tenerife Norte')).toBeVisible()
  await expectAccessible(page)
  await button('Tenerife Norte').click()
  await button(t.yes).click()
  await number.fill('1234')
  await button(t.goOn).click()
  await expect(main.getByText(t.pattern)).toBeVisible()
  await expectAccessible(page)
  await number.fill('NV-0000')
  await button(t.goOn).click()
  await pickTime(page, 0)
  await expectAccessible(page)
  await button(t.goOn).click()
  await button(t.bookNow).click()
  await expect(main.getByText(t.unknown)).toBeVisible()
  await expectAccessible(page)
  await button(t.change).click()
  await number.fill('NV-1234')
  await button(t.goOn).click()
  await expect(button(t.goOn).or(button(t.bookNow))).toBeVisible()
  if (await button(t.goOn).isVisible()) await button(t.goOn).click()
  await button(t.bookNow).click()
  await expect(page.getByRole('heading', { level: 1, name: t.booked })).toBeVisible()
  await expectAccessible(page)
}

for (const [language, locale, viewport] of [
  ['es', 'es-ES', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1280, height: 800 }],
] as const) {
  test.describe(`${language} ${viewport.width}`, () => {
    test.use({ viewport, locale })

    test('BOOK-033 BOOK-039 a plugin that was built elsewhere and comes from an address books with its questions, payload and errors @desktop', async ({
      page,
      context,
      expectedErrors,
    }) => {
      test.slow()
      expectedErrors.push(/409/)
      const received = await serveNuvia(context)
      await signInByForm(page, 'luis', portal.url)
      await page.evaluate((one) => localStorage.setItem('language', one), language)
      await page.goto(`${portal.url}#/videoconsultation/nuvia`)
      await page.reload()
      await book(page, language)
      const visits = received.filter(([call]) => call === 'POST /v1/visits').map(([, body]) => body)
      const visit = { centreCode: 'TFN', isFirstVisit: false, reason: '' }
      expect(visits).toEqual([
        expect.objectContaining({ ...visit, recordNumber: 'NV-0000' }),
        expect.objectContaining({ ...visit, recordNumber: 'NV-1234' }),
      ])
    })
  })
}
