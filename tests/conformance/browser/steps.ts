import { expect, type Locator, type Page } from '@playwright/test'
import { toLaterMonth } from '../../e2e/support/booking'

/** The tenants' terms for an appointment. */
const term = '(cita|sesión|consulta|appointment|session|consultation)'

export const labels = {
  service: new RegExp(`^(Tipo de ${term}|${term} type)$`, 'i'),
  choose: /^(Elegir a|Choose|Ver más días de|See more days for) /,
  goOn: /^(Continuar|Continue)$/,
  book: new RegExp(`^((Reservar|Book) ${term}|Pagar y reservar|Pay and book)$`),
  booked: new RegExp(`^${term} (reservada|booked)$`, 'i'),
  move: new RegExp(`^(Cambiar la|Move) ${term}$`),
  moveOne: new RegExp(`^(Cambiar la|Move the) ${term} (con|with) `),
  moved: new RegExp(`^${term} (cambiada|moved)$`, 'i'),
  cancel: new RegExp(`^(Anular la|Cancel the) ${term}$`),
  cancelOne: new RegExp(`^(Anular la|Cancel the) ${term} (con|with) `),
}

/** Presses Tab until the target has the focus, then presses `key`. */
export async function byKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  const element = target.first()
  await element.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 150; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return page.keyboard.press(key)
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 presses of Tab do not reach ${String(target)}`)
}

export type Press = (page: Page, target: Locator, key?: string) => Promise<void>
/** Clicks a radio button on its label: the button itself is invisible and a phone's bottom bar may cover it. */
export const byMouse: Press = (_page, target, key) =>
  (key === 'Space' ? target.first().locator('xpath=ancestor::label') : target.first()).click()

/** Answers every step with its first choice until the review. Calls `onScreen` on every screen. */
export async function toReview(page: Page, press: Press, onScreen: () => Promise<void>): Promise<void> {
  const main = page.getByRole('main')
  const choice = main.locator('.spec-grid button')
  const provider = main.getByRole('button', { name: labels.choose })
  const service = main.getByRole('group', { name: labels.service }).getByRole('button')
  const time = main.getByRole('radiogroup').getByRole('radio')
  const book = main.getByRole('button', { name: labels.book })
  const title = page.getByRole('heading', { level: 1 })
  const open = choice.or(service).or(provider).or(book).filter({ visible: true }).or(time)
  for (let step = 0; step < 20; step += 1) {
    await expect(open.first()).toBeAttached()
    const before = await title.innerText()
    await onScreen()
    if (await book.isVisible()) return
    if (await isUnanswered(service)) {
      await press(page, service)
      await expect(provider.first()).toBeVisible()
    }
    if (await provider.first().isVisible()) await press(page, provider)
    else if (await choice.first().isVisible()) await press(page, choice)
    else {
      if ((await time.count()) > 0) await pickThirdTime(page, press)
      continue
    }
    // The address changes first; the previous step stays on the screen until the next one is ready.
    await expect(title).not.toHaveText(before)
  }
  throw new Error('the booking does not reach its review')
}

/** Whether a group of toggle buttons is shown with none of them pressed. */
async function isUnanswered(group: Locator): Promise<boolean> {
  const pressed = await group.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')))
  return pressed.length > 0 && !pressed.includes('true')
}

/**
 * Picks the third slot of a day in the month after the next. No slot of that day passes during the test, the first two stay free
 * to be offered as the nearest, and the person has no appointment there.
 */
async function pickThirdTime(page: Page, press: Press): Promise<void> {
  const main = page.getByRole('main')
  await toLaterMonth(page, (button) => press(page, button))
  const goOn = main.getByRole('button', { name: labels.goOn })
  await press(page, main.getByRole('radiogroup').getByRole('radio'), 'Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await press(page, goOn)
  // Picking a time changes the address already; the button disappears only with the next screen.
  await expect(goOn).toHaveCount(0)
}
