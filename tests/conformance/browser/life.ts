import type { Locator, Page } from '@playwright/test'
import { openList } from '../../e2e/support/booking'
import { openPath, signIn } from '../../e2e/support/people'
import { addressOf } from '../../e2e/support/server'
import { expect, test } from '../../e2e/support/test'
import { byMouse, toReview, words } from './walk'
import type { Way } from './ways'

const sizes = [
  { name: 'on a phone in Spanish', viewport: { width: 390, height: 844 }, locale: 'es-ES' },
  { name: 'on a desktop in English', viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
] as const

/** Books, and pays where it costs something. Ends on the confirmation. */
async function book(page: Page, notes: string): Promise<void> {
  await toReview(page, byMouse, async () => {})
  await page.getByRole('textbox').fill(notes)
  await page.getByRole('button', { name: words.book }).click()
  await page.waitForURL(/-booked\/\d+|\/payment\//)
  if (page.url().includes('/payment/')) await page.getByRole('button', { name: /^(Pagar|Pay)/ }).click()
  // A way to book may have a confirmation of its own, which leads on to the shared one.
  await expect(page).toHaveURL(/\/appointment-booked\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Cita reservada|Appointment booked)$/)
}

/** Takes another time than the one an appointment has. */
async function move(page: Page, appointment: Locator): Promise<void> {
  await appointment.getByRole('link', { name: /^(Cambiar la cita|Move the appointment) con|with / }).click()
  const times = page.getByRole('radiogroup')
  await expect(times.getByRole('radio').first()).toBeAttached()
  await times
    .locator('label')
    .filter({ hasNot: page.locator('input:checked') })
    .last()
    .click()
  await page.getByRole('button', { name: words.goOn }).click()
  await page.getByRole('button', { name: /^(Cambiar la cita|Move appointment)$/ }).click()
  await expect(page).toHaveURL(/-booked\/\d+/)
}

async function cancel(page: Page, appointment: Locator): Promise<void> {
  await appointment.getByRole('button', { name: /^(Anular la cita|Cancel the appointment) / }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: /^(Anular la cita|Cancel the appointment)$/ }).click()
  await expect(appointment).toHaveCount(0)
}

/** The life of an appointment, on both sizes of screen and in both languages. */
export function lifeTests({ id, tenant, path }: Way): void {
  for (const { name, ...use } of sizes) {
    test.describe(name, () => {
      test.use(use)

      test('BOOK-001 BOOK-009 BOOK-012 BOOK-041 is booked, listed, moved, cancelled', async ({ page }) => {
        const notes = `${id}, ${name}`
        await signIn(page, 'ana', addressOf(tenant))
        await openPath(page, `/videoconsultation/${path.split('/')[0]}`)
        await book(page, notes)
        await openList(page)
        const appointment = page.getByRole('article').filter({ hasText: notes })
        const before = await appointment.getByRole('time').innerText()
        await move(page, appointment)
        await openList(page)
        await expect(appointment.getByRole('time')).not.toHaveText(before)
        await cancel(page, appointment)
      })
    })
  }
}
