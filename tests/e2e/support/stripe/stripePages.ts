import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { StripeStub } from '../../../../server/providers/stripe/test/stripeStub'

/** Numbers of cards that do not work at once; Stripe documents the same. */
const WITHOUT_MONEY = '4000000000009995'
const ASKS_BANK = '4000002500003155'

interface Confirmation {
  secret: string
  number: string
  isAuthenticated?: boolean
}

/** Puts a stand-in for stripe.js, its frames and its API in a page. Everything else that the page asks Stripe for fails. */
export async function stubStripePages(page: Page, stub: StripeStub): Promise<void> {
  await page.route(/^https:\/\/[^/]*stripe\.(com|network)\//, async (route) => {
    const { pathname, host } = new URL(route.request().url())
    if (host === 'api.stripe.com') return confirmCard(route, stub)
    const name = path.basename(pathname)
    return ['stripe.js', 'field.html', 'three-ds.html'].includes(name)
      ? route.fulfill({ path: path.join(import.meta.dirname, name) })
      : route.abort()
  })
}

function confirmCard(route: Route, stub: StripeStub): Promise<void> {
  const request = route.request().postDataJSON() as Confirmation
  return route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    json: resultOf(request, stub),
  })
}

function resultOf({ secret, number, isAuthenticated }: Confirmation, stub: StripeStub): object {
  if (number === WITHOUT_MONEY)
    return { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } }
  if (number === ASKS_BANK && !isAuthenticated) return { setupIntent: { status: 'requires_action' } }
  return { setupIntent: { status: 'succeeded', payment_method: stub.confirm(secret) } }
}
