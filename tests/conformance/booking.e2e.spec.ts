import { openPath, signIn, type Person } from '../e2e/support/people'
import { addressOf } from '../e2e/support/server'
import { expect, expectAccessible, expectContrast, test } from '../e2e/support/test'
import { lifeTests } from './browser/life'
import { byKeyboard, byMouse, toReview, words } from './browser/walk'
import { ways, type Way } from './browser/ways'

/** One for each way of a tenant: nobody is at two places at once. */
const patients = ['luis', 'videos'] as const

for (const tenant of new Set(ways.map((way) => way.tenant))) {
  test.describe(tenant, () => {
    // One after the other: they want the same times of the same doctors.
    test.describe.configure({ mode: 'default' })
    ways.filter((one) => one.tenant === tenant).forEach((way, n) => conformance(way, patients[n]))
  })
}

function conformance(way: Way, patient: Person = 'luis'): void {
  const { id, tenant, path: at } = way
  test.describe(id, () => {
    lifeTests(way)

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      test('BOOK-039 is booked by keyboard alone, every screen accessible in light and dark', async ({
        page,
      }) => {
        await signIn(page, patient, addressOf(tenant))
        await openPath(page, `/videoconsultation/${at.split('/')[0]}`)
        await toReview(page, byKeyboard, async () => {
          await expectAccessible(page)
          await page.emulateMedia({ colorScheme: 'dark' })
          await expectContrast(page)
          await page.emulateMedia({ colorScheme: 'light' })
        })
        await byKeyboard(page, page.getByRole('button', { name: words.book }))
        await expect(page).toHaveURL(/-booked\/\d+|redsys|payment/)
      })
    })

    test.describe('on a desktop in English', () => {
      test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })

      test('ERR-021 ERR-024 says a dead network and a time that is gone, and keeps what was chosen', async ({
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
