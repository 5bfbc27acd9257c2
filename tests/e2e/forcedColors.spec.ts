import type { Locator } from '@playwright/test'
import { openUserMenu, signIn } from './support/people'
import { expect, test } from './support/test'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Whether two controls of a kind look alike: pictures of the same size that hold the same. */
async function looksAlike(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.screenshot(), await other.screenshot()]
  return first.equals(second)
}

test('WCAG 1.4.1 with the colours of the system one sees what is chosen', async ({ page }) => {
  await signIn(page, 'luis')
  await openUserMenu(page)
  const theme = (name: string) => page.getByRole('radio', { name })
  expect(await looksAlike(theme('Oscuro'), theme('Claro')), 'two that are not chosen').toBe(true)
  expect(await looksAlike(theme('Como tu dispositivo'), theme('Claro'))).toBe(false)
})
