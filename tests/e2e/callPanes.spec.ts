import type { Page } from '@playwright/test'
import { button, endCall, expectPicture, laptop, openBothSides } from './support/calls/calls'
import { startCall } from './support/calls/faults'
import { expect, expectAccessible, test } from './support/test'

// Both have a computer; the doctor reads English, the patient Spanish.
test.use({ locale: 'en-GB' })
test.setTimeout(240_000)
test.afterEach(async ({ page }) => endCall(page))

/**
 * What of a call is cut: controls and callSections that are not whole inside the call, and what is wider than its place, such as tabs that
 * have to be scrolled. Words are cut on purpose where the page shows that with an ellipsis.
 */
const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describe = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    const isOutside = (element: Element, frame: DOMRect) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < frame.left - 1 || right > frame.right + 1)
    }
    const outside = ['[data-controls]', '[data-call-pane]'].flatMap((selector) => {
      const frame = document.querySelector(selector)
      const parts = frame ? [...frame.querySelectorAll('button, a, [role=tab]')] : []
      return parts.filter((part) => isOutside(part, frame!.getBoundingClientRect()))
    })
    const scrolled = [...document.querySelectorAll('[data-call-pane] *')].filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 20
      return isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis'
    })
    return [...outside, ...scrolled].map(describe)
  })

/** The share of the pane that is covered by what stays in its place while the rest scrolls. */
const findCovered = (page: Page): Promise<number> =>
  page.locator('[data-call-pane]').evaluate((pane) => {
    const isFixed = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position)
    const heights = [...pane.querySelectorAll('*')].filter(isFixed).map(({ clientHeight }) => clientHeight)
    return heights.reduce((sum, height) => sum + height, 0) / pane.clientHeight
  })

/** Looks at each section beside a call. */
async function expectWhole(page: Page, nav: string): Promise<void> {
  const callSections = page.getByRole('navigation', { name: nav }).getByRole('button')
  await expect(callSections.first()).toBeVisible()
  for (const callSection of await callSections.all()) {
    await callSection.click()
    await expect(page.locator('[data-call-pane] [aria-busy=true]')).toHaveCount(0)
    await expect
      .poll(() => findCut(page), { message: `cut in ${await callSection.textContent()}` })
      .toEqual([])
  }
}

test(
  'CALL-024 beside the sections no control, section, tab or filter of a call is cut, from 1024 pixels on',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const ana = await otherBrowser(laptop)
    await openBothSides(doctor, ana)
    await startCall(doctor, ana)
    await expectPicture(doctor, /^Ana.*’s video/)
    for (const width of [1024, 1280, 1440]) {
      await doctor.setViewportSize({ width, height: 800 })
      await expectWhole(doctor, 'Sections of the consultation')
      await expect(button(doctor, 'Hang up')).toBeInViewport({ ratio: 1 })
    }
    for (const width of [1024, 1280]) {
      await ana.setViewportSize({ width, height: 800 })
      await expectWhole(ana, 'Apartados de la consulta')
    }

    // Where there is less room, the rest is behind "More", as on a phone.
    await doctor.setViewportSize({ width: 1024, height: 800 })
    await expect(button(doctor, 'View of the call')).toBeHidden()
    await button(doctor, 'More call options').click()
    await expectAccessible(doctor)
    await doctor.getByRole('dialog').getByRole('button', { name: 'View', exact: true }).click()
    await expect(doctor.getByRole('dialog', { name: 'View' })).toBeVisible()
    await doctor.keyboard.press('Escape')

    // A phone shows half of its screen beside the picture: allergies and fields are not behind the buttons that end the note.
    await doctor.setViewportSize({ width: 390, height: 844 })
    await doctor.getByRole('button', { name: 'Consultation', exact: true }).click()
    await expect(doctor.getByRole('textbox', { name: 'Reason' })).toBeAttached()
    expect(await findCovered(doctor)).toBeLessThan(0.2)
  },
)
