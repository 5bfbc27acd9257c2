import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible } from '../../e2e/support/test'
import { answerNextWrite } from '../../e2e/support/interception'
import { expectMessage } from '../../e2e/support/messages'
import { labels } from './steps'

/** The requests that book, of every variant. */
const bookingRequest = /api\/appointments\/(book[\w-]*)?$/
const slotTaken = { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 }

/** Submits from the review, first without network, then for a taken slot. Ends on the review of one of the nearest slots. */
export async function expectRefusals(page: Page, notes: string): Promise<void> {
  const book = page.getByRole('button', { name: labels.book })
  const onNextRequest = (answer: (route: Route) => Promise<void>) =>
    answerNextWrite(page, bookingRequest, answer)
  await onNextRequest((route) => route.abort())
  await book.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('won’t be booked twice')
  await expect(page.getByRole('textbox')).toHaveValue(notes)

  await onNextRequest((route) => route.fulfill({ status: 400, json: slotTaken }))
  await expectMessage(page, /Choose another/, () => book.click())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('taken')
  await expectAccessible(page)
  const nearest = page.getByRole('region', { name: 'Nearest free times' })
  await nearest.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('textbox')).toHaveValue(notes)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('alert').filter({ hasText: 'Choose another' })).toHaveCount(0)
}
