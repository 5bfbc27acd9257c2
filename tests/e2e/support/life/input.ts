import type { Locator, Page } from '@playwright/test'
import { byMouse, type Press } from '../../../conformance/browser/steps'
import { openPath } from '../people'
import { expect } from '../test'

/** How a person operates the pages of a story. */
export interface Input {
  /** Presses a button or link, or a part of the page with another key. */
  press: Press
  /** Replaces the text of a field. */
  write: (field: Locator, text: string) => Promise<void>
  /** Chooses an option of a list by its label. */
  select: (list: Locator, label: string) => Promise<void>
  pick: (radio: Locator) => Promise<void>
  tick: (checkbox: Locator) => Promise<void>
  /** Opens an in-app path: by its address, or with the keyboard by a link of the page. */
  open: (page: Page, path: string) => Promise<void>
}

/** A part of a date takes no text at once. */
const isDatePart = async (field: Locator): Promise<boolean> =>
  (await field.getAttribute('role')) === 'spinbutton'

/** With a mouse or a finger. */
export const mouse: Input = {
  press: byMouse,
  write: async (field, text) => {
    if (!(await isDatePart(field))) return field.fill(text)
    await field.click()
    await field.page().keyboard.type(text)
  },
  select: async (list, label) => void (await list.selectOption(label)),
  pick: (radio) => byMouse(radio.page(), radio, 'Space'),
  tick: (checkbox) => checkbox.check(),
  open: openPath,
}

/** With the keyboard alone: the story itself focuses nothing. */
export const keyboard: Input = {
  press: async (page, target, key = 'Enter') => {
    await reach(target)
    await page.keyboard.press(key)
  },
  write: async (field, text) => {
    await reach(field)
    if (!(await isDatePart(field))) await field.page().keyboard.press('ControlOrMeta+a')
    await field.page().keyboard.type(text)
  },
  select: async (list, label) => {
    await reach(list)
    const wanted = await list.getByRole('option', { name: label, exact: true }).getAttribute('value')
    await list.page().keyboard.press('Home')
    for (let presses = 0; presses < 20 && (await list.inputValue()) !== wanted; presses += 1)
      await list.page().keyboard.press('ArrowDown')
    await expect(list).toHaveValue(wanted ?? '')
  },
  pick: async (radio) => {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]')
    await reach(group.locator('input:not([tabindex="-1"])'))
    await radio.page().keyboard.press('Space')
    const { length } = await group.getByRole('radio').all()
    for (let presses = 1; presses < length && !(await radio.isChecked()); presses += 1)
      await radio.page().keyboard.press('ArrowDown')
    await expect(radio).toBeChecked()
  },
  tick: async (checkbox) => {
    await reach(checkbox)
    await checkbox.page().keyboard.press('Space')
    await expect(checkbox).toBeChecked()
  },
  open: async (page, path) => {
    await reach(page.locator(`a[href$="${path}"]`).filter({ visible: true }))
    await page.keyboard.press('Enter')
  },
}

/** Moves the focus to an element with Tab, or with Shift+Tab where it lies before the focus. */
async function reach(target: Locator): Promise<void> {
  const element = target.first()
  await element.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 150; presses += 1) {
    const key = await element.evaluate((node) => {
      const focused = document.activeElement ?? document.body
      if (node === focused) return null
      const isBefore = focused.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING
      return isBefore ? 'Shift+Tab' : 'Tab'
    })
    if (key === null) return
    await element.page().keyboard.press(key)
  }
  throw new Error(`150 presses of Tab do not reach ${String(target)}`)
}
