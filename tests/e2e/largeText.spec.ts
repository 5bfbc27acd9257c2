import type { Page } from '@playwright/test'
import { waitUntilIdle } from '../../scripts/pictures/tab'
import { chromiumArguments, installedChromium, largeText } from '../../scripts/setup/chromium.mjs'
import { toTime } from './support/booking'
import { expectFits } from './support/pageChecks'
import { openPath, signIn } from './support/people'
import { expect, test } from './support/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? installedChromium()

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, largeText],
  },
})

const paths = {
  ana: [
    '/videoconsultation/home',
    '/videoconsultation/booked-appointments',
    '/profile/myaccount',
    '/profile/family/dependent',
    '/profile/personal-data',
    '/videoconsultation/health',
    '/videoconsultation/medical-data',
    '/videocall/devices/weight',
    '/videoconsultation/messages',
    '/advices',
  ],
  admin: ['/admin/users', '/admin/users/create', '/admin/activity'],
} as const

async function expectScreenFits(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilIdle(page)
  await expectFits(page)
}

for (const person of ['ana', 'admin'] as const) {
  test(
    `WCAG 1.4.4 with text of twice the size each screen of ${person} is as wide as the phone`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/')
      await expectScreenFits(page)
      await signIn(page, person)
      for (const path of paths[person]) {
        await openPath(page, path)
        await expectScreenFits(page)
      }
      if (person === 'admin') return
      await toTime(page)
      await expectScreenFits(page)
    },
  )
}
