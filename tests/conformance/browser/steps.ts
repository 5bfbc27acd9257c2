import { expect, type Locator, type Page } from '@playwright/test'
import { toLaterMonth } from '../../e2e/support/booking'

/** What tenants call an appointment. */
const one = '(cita|sesión|consulta|appointment|session|consultation)'

export const labels = {
  choose: /^(Elegir a|Choose|Ver más días de|See more days for) /,
  goOn: /^(Continuar|Continue)$/,
  book: new RegExp(`^((Reservar|Book) ${one}|Pagar y reservar|Pay and book)$`),
  booked: new RegExp(`^${one} (reservada|booked)$`, 'i'),
  move: new RegExp(`^(Cambiar la|Move) ${one}$`),
  moveOne: new RegExp(`^(Cambiar la|Move the) ${one} (con|with) `),
  moved: new RegExp(`^${one} (cambiada|moved)$`, 'i'),
  cancel: new RegExp(`^(Anular la|Cancel the) ${one}$`),
  cancelOne: new RegExp(`^(Anular la|Cancel the) ${one} (con|with) `),
}

/** Presses Tab until something has the focus, and then a key. */
export async function byKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  const one = target.first()
  await one.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 150; presses += 1) {
    if (await one.evaluate((node) => node === document.activeElement)) return page.keyboard.press(key)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(target)}`)
}

export type Press = (page: Page, target: Locator, key?: string) => Promise<void>
/** What shows of a radio button is its label; a phone's bar may lie over the button itself. */
export const byMouse: Press = (_page, target, key) =>
  (key === 'Space' ? target.first().locator('xpath=ancestor::label') : target.first()).click()

/** Answers what a booking asks, the first choice each time, up to the review. `seen` is called on every screen. */
export async function toReview(page: Page, press: Press, seen: () => Promise<void>): Promise<void> {
  const main = page.getByRole('main')
  const choice = main.locator('.spec-grid button')
  const provider = main.getByRole('button', { name: labels.choose })
  const time = main.getByRole('radiogroup').getByRole('radio')
  const book = main.getByRole('button', { name: labels.book })
  const title = page.getByRole('heading', { level: 1 })
  const open = choice.or(provider).or(book).filter({ visible: true }).or(time)
  for (let looks = 0; looks < 20; looks += 1) {
    await expect(open.first()).toBeAttached()
    const before = await title.innerText()
    await seen()
    if (await book.isVisible()) return
    if (await provider.first().isVisible()) await press(page, provider)
    else if (await choice.first().isVisible()) await press(page, choice)
    else {
      if ((await time.count()) > 0) await takeTime(page, press)
      continue
    }
    // The address changes first; what was asked stays on the screen until the next question is there.
    await expect(title).not.toHaveText(before)
  }
  throw new Error('the booking does not come to its review')
}

/**
 * Takes the third time of a day in the month after the next: nothing of today goes by meanwhile, the first two are left to be
 * offered instead of it, and the person has no appointment of their own there.
 */
async function takeTime(page: Page, press: Press): Promise<void> {
  const main = page.getByRole('main')
  await toLaterMonth(page, (button) => press(page, button))
  const goOn = main.getByRole('button', { name: labels.goOn })
  await press(page, main.getByRole('radiogroup').getByRole('radio'), 'Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await press(page, goOn)
  // The address changes with the time already; only the next screen is without this button.
  await expect(goOn).toHaveCount(0)
}
