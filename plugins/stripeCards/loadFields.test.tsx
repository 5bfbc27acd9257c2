import { afterEach, expect, it, vi } from 'vitest'
import { loadFields, TIMEOUT_MS } from './loadFields'

afterEach(() => vi.useRealTimers())

const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]')

it('C-066 the script comes from Stripe, and only when a card is asked for', async () => {
  expect(script()).toBeNull()
  vi.useFakeTimers()
  const loading = loadFields('pk_test_1').catch((error: unknown) => error)
  expect(script()?.src).toBe('https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false')
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await loading, 'a script that never settles').toBeInstanceOf(Error)
})
