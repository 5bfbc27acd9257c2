import type { Locator } from '@playwright/test'
import { openPath, openUserMenu, signIn } from './support/people'
import { expect, test } from './support/test'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Whether the screenshots of two controls are equal. */
async function looksAlike(first: Locator, second: Locator): Promise<boolean> {
  return (await first.screenshot()).equals(await second.screenshot())
}

test('WCAG 1.4.1 in forced-colors mode the selected option looks different', async ({ page }) => {
  await signIn(page, 'luis')
  await openUserMenu(page)
  const theme = (name: string) => page.getByRole('radio', { name })
  expect(await looksAlike(theme('Oscuro'), theme('Claro')), 'two unselected options').toBe(true)
  expect(await looksAlike(theme('Como tu dispositivo'), theme('Claro'))).toBe(false)
})

test('WCAG 1.4.1 in forced-colors mode the knob of a switch is seen, on and off', async ({ page }) => {
  await signIn(page, 'luis')
  await openPath(page, '/profile/notifications')
  const control = page.getByRole('switch', { name: 'Recordatorios antes de la cita' })
  const colours = () =>
    control.evaluate((node) => [
      getComputedStyle(node, '::before').backgroundColor,
      getComputedStyle(node).backgroundColor,
    ])
  const before = await control.isChecked()
  for (const isOn of [!before, before]) {
    await control.click()
    await expect(control).toBeChecked({ checked: isOn })
    const [knob, ground] = await colours()
    expect(knob, isOn ? 'on' : 'off').not.toBe(ground)
  }
})
