import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible } from '../../e2e/support/test'
import { labels } from './steps'

/** The calls that book, whatever the way. */
const booking = /api\/appointments\/(book[\w-]*)?$/
const gone = { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 }

/** On a review: the network dies, then somebody else was faster. Ends on the review of one of the times offered instead. */
export async function expectRefusals(page: Page, notes: string): Promise<void> {
  const book = page.getByRole('button', { name: labels.book })
  const next = (answer: (route: Route) => Promise<void>) => page.route(booking, answer, { times: 1 })
  await next((route) => route.abort())
  await book.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('not be booked twice')
  await expect(page.getByRole('textbox')).toHaveValue(notes)

  await next((route) => route.fulfill({ status: 400, json: gone }))
  await book.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('taken')
  const messages = page.getByRole('region', { name: 'Messages' })
  const said = messages.getByRole('alert').filter({ hasText: 'Choose another' })
  await expect(said).toBeVisible()
  await expectAccessible(page)
  const nearest = page.getByRole('region', { name: 'Nearest free times' })
  await nearest.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('textbox')).toHaveValue(notes)
  await expect(said).toHaveCount(0)
}
