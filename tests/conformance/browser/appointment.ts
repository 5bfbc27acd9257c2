import type { Locator, Page } from '@playwright/test'
import { openAppointments, toFreeDay } from '../../e2e/support/booking'
import { expect } from '../../e2e/support/test'
import { labels, type Press } from './steps'

/** Pays if the booking leads to a payment page. */
export async function pay(page: Page, press: Press): Promise<void> {
  await page.waitForURL(/-booked\/\d+|\/payment\//)
  if (page.url().includes('/payment/')) await press(page, page.getByRole('button', { name: /^(Pagar|Pay)/ }))
}

/** Expects the shared confirmation. A variant with its own confirmation leads on to it. */
export async function expectConfirmation(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/appointment-booked\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.booked)
}

/** Finds the appointment with these notes in the list, moves it, and cancels it. */
export async function moveAndCancel(page: Page, notes: string): Promise<void> {
  await openAppointments(page)
  const appointment = page.getByRole('article').filter({ hasText: notes })
  const before = await appointment.getByRole('time').innerText()
  await move(page, appointment)
  await openAppointments(page)
  await expect(appointment.getByRole('time')).not.toHaveText(before)
  await cancel(page, appointment)
}

/** Finds the appointment with these notes in the list, and cancels it. */
export async function findAndCancel(page: Page, notes: string): Promise<void> {
  await openAppointments(page)
  await cancel(page, page.getByRole('article').filter({ hasText: notes }))
}

/** Moves an appointment to another time. */
async function move(page: Page, appointment: Locator): Promise<void> {
  await appointment.getByRole('link', { name: labels.moveOne }).click()
  await toFreeDay(page)
  await page
    .getByRole('radiogroup')
    .locator('label')
    .filter({ hasNot: page.locator('input:checked') })
    .last()
    .click()
  await page.getByRole('button', { name: labels.goOn }).click()
  await page.getByRole('button', { name: labels.move }).click()
  await expect(page).toHaveURL(/\/appointment-booked\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.moved)
}

async function cancel(page: Page, appointment: Locator): Promise<void> {
  await appointment.getByRole('button', { name: labels.cancelOne }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: labels.cancel }).click()
  await expect(appointment).toHaveCount(0)
}
