import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { collect } from '@core/plugin/host'
import { readPlugins } from '../../scripts/schemas/plugins'
import { readTenant, tenantIds } from '../../scripts/tenant/tenantFolder'
import { openPath, signIn } from '../e2e/support/people'
import { addressOf } from '../e2e/support/server'
import { expect, expectAccessible, test } from '../e2e/support/test'

const root = path.resolve(import.meta.dirname, '../..')
const plugins = await readPlugins(root)

/** Every way to book that the menu of a tenant can lead to: those whose address needs nothing. */
const ways = tenantIds(path.join(root, 'tenants')).flatMap((tenant) => {
  const { manifest, backend } = readTenant(path.join(root, 'tenants'), tenant)
  const features = new Set((backend?.features ?? []) as string[])
  const { host } = collect(plugins, manifest?.plugins ?? {}, features)
  return host.bookingVariants
    .filter(({ requires }) => requires?.features?.some((one) => features.has(one)) ?? true)
    .map(({ id, route }) => ({ id, tenant, path: host.routes.find((one) => one.id === route)?.path ?? '' }))
    .filter((way) => !/:\w+(?![\w?])/.test(way.path))
})

const words = {
  choose: /^(Elegir a|Choose|Ver más días de|See more days of) /,
  goOn: /^(Seguir con esta hora|Go on with this time)$/,
  book: /^(Reservar cita|Book appointment)$/,
}

/** Presses Tab until something has the focus, and then a key. */
async function byKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  const one = target.first()
  await one.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 150; presses += 1) {
    if (await one.evaluate((node) => node === document.activeElement)) return page.keyboard.press(key)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(target)}`)
}

type Press = (page: Page, target: Locator, key?: string) => Promise<void>
const byMouse: Press = (_page, target, key) =>
  key === 'Space' ? target.first().check({ force: true }) : target.first().click()

/** Answers what a booking asks, the first choice each time, up to the review. `seen` is called on every screen. */
async function toReview(page: Page, press: Press, seen: () => Promise<void>): Promise<void> {
  const main = page.getByRole('main')
  const choice = main.locator('.spec-grid button')
  const provider = main.getByRole('button', { name: words.choose })
  const time = main.getByRole('radiogroup').getByRole('radio')
  const book = main.getByRole('button', { name: words.book })
  for (let screens = 0; screens < 9; screens += 1) {
    await expect(choice.or(provider).or(time).or(book).first()).toBeAttached()
    const before = page.url()
    await seen()
    if (await book.isVisible()) return
    if (await provider.first().isVisible()) await press(page, provider)
    else if (await choice.first().isVisible()) await press(page, choice)
    else {
      await press(page, time, 'Space')
      await press(page, main.getByRole('button', { name: words.goOn }))
    }
    await page.waitForURL((url) => url.href !== before)
  }
  throw new Error('the booking does not come to its review')
}

for (const { id, tenant, path: at } of ways) {
  test.describe(`${id} at ${tenant}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      test('BOOK-039 is booked by keyboard alone, every screen accessible in light and dark', async ({
        page,
      }) => {
        await signIn(page, 'luis', addressOf(tenant))
        await openPath(page, `/videoconsultation/${at.split('/')[0]}`)
        await toReview(page, byKeyboard, async () => {
          await expectAccessible(page)
          await page.emulateMedia({ colorScheme: 'dark' })
          await expectAccessible(page)
          await page.emulateMedia({ colorScheme: 'light' })
        })
        await byKeyboard(page, page.getByRole('button', { name: words.book }))
        await expect(page).toHaveURL(/-booked\/\d+|redsys|payment/)
      })
    })

    test.describe('on a desktop in English', () => {
      test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })

      test('ERR-021 ERR-029 says a dead network and a time that is gone, and keeps what was chosen', async ({
        page,
        expectedComplaints,
      }) => {
        expectedComplaints.push(/Failed to load resource/)
        await signIn(page, 'luis', addressOf(tenant))
        await openPath(page, `/videoconsultation/${at.split('/')[0]}`)
        await toReview(page, byMouse, async () => {})
        const notes = page.getByRole('textbox')
        await notes.fill('My knee hurts')
        await page.route(/api\/appointments\/(book[\w-]*)?$/, (route) => route.abort(), { times: 1 })
        await page.getByRole('button', { name: words.book }).click()
        await expect(page.getByRole('main').getByRole('alert')).toContainText('not be booked twice')
        await expect(notes).toHaveValue('My knee hurts')
        const json = { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 }
        await page.route(
          /api\/appointments\/(book[\w-]*)?$/,
          (route) => route.fulfill({ status: 400, json }),
          { times: 1 },
        )
        await page.getByRole('button', { name: words.book }).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText('taken')
        await expectAccessible(page)
      })
    })
  })
}
