import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** Presses a key until an element has the focus. Fails after `most` presses. */
export async function pressUntilFocused(page: Page, key: string, to: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await to.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press(key)
  }
  await expect(to).toBeFocused()
}

/** Moves the focus to an element with Tab and presses Enter. */
export async function pressEnterOn(page: Page, to: Locator): Promise<void> {
  await expect(to).toBeVisible()
  await pressUntilFocused(page, 'Tab', to)
  await page.keyboard.press('Enter')
}

/** Moves the focus to an element with Tab and types a text. */
export async function typeInto(page: Page, to: Locator, text: string): Promise<void> {
  await expect(to).toBeVisible()
  await pressUntilFocused(page, 'Tab', to)
  await page.keyboard.type(text)
}
