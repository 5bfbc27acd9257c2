import type { Page } from '@playwright/test'
import { chooseService, pickTime, providerButton, toLaterMonth } from './booking'
import { openPath } from './people'
import { expect } from './test'

/** Types a date into its three parts. */
export async function typeDate(page: Page, text: string): Promise<void> {
  await page.getByRole('spinbutton').first().click()
  await page.keyboard.type(text)
}

/** Books in the account of a dependent: the headings name who it is for. */
export async function bookFor(page: Page): Promise<void> {
  await openPath(page, '/videoconsultation/appointment-doctor')
  await page.getByRole('button', { name: /^Dermatología / }).click()
  await chooseService(page)
  await providerButton(page).click()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await toLaterMonth(page)
  await pickTime(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Reservar cita' }).click()
  await expect(page).toHaveURL(/appointment-booked/)
}
