import { expect, it } from 'vitest'
import type { CardSettings } from '../../../platform/tenants/settings/cardSettings'
import { tenant } from '../../../test/fakes'
import { createTenants } from '../../../platform/tenants/tenants'
import { readCardKeys, readCardWebhooks } from './cardKeys'

const withCards = (cards: CardSettings) =>
  createTenants([tenant('one'), tenant('casa-norte', { backend: { features: [], demo: {}, cards } })])
const sandbox = withCards({ provider: 'stripe', mode: 'sandbox', publicKey: 'pk_test_1' })
const production = withCards({ provider: 'stripe', mode: 'production', publicKey: 'pk_live_1' })

it('C-066 the secret key of Stripe is in the environment, for the tenants that use it', () => {
  const env = { PORTICO_STRIPE_KEY_CASA_NORTE: 'sk_test_1', PORTICO_STRIPE_KEY_ONE: 'sk_test_2' }
  expect([...readCardKeys(env, sandbox)]).toEqual([['casa-norte', 'sk_test_1']])
  expect(() => readCardKeys({}, sandbox)).toThrow('PORTICO_STRIPE_KEY_CASA_NORTE is missing')
  const own = withCards({ provider: 'sandbox', mode: 'sandbox', host: 'cards.localhost' })
  expect([...readCardKeys({}, own)]).toEqual([])
})

it.each([
  ['a test key in production', production, 'sk_test_1'],
  ['a live key in the sandbox', sandbox, 'sk_live_1'],
  ['a public key', sandbox, 'pk_test_1'],
])('C-065 %s does not start the server', (_, tenants, key) => {
  const env = { PORTICO_STRIPE_KEY_CASA_NORTE: key }
  expect(() => readCardKeys(env, tenants)).toThrow(/PORTICO_STRIPE_KEY_CASA_NORTE is no (test|live) key/)
})

it('the secret of notifications may be missing, and is one of Stripe', () => {
  expect([...readCardWebhooks({}, sandbox)]).toEqual([])
  const env = (value: string) => ({ PORTICO_STRIPE_WEBHOOK_CASA_NORTE: value })
  expect([...readCardWebhooks(env('whsec_1'), sandbox)]).toEqual([['casa-norte', 'whsec_1']])
  expect(() => readCardWebhooks(env('sk_test_1'), sandbox)).toThrow('begins with whsec_')
})
