import { expect, it } from 'vitest'
import { tenant } from '../../../test/fakes'
import { createTenants, PAYMENT_TEST_KEY, type PaymentSettings } from '../../../platform/tenants/tenants'
import { withPaymentKeys } from './paymentKeys'

const account = { provider: 'redsys', merchant: '1', terminal: '1', key: 'none', holdMinutes: 15 } as const
const tenantsWith = (payment: PaymentSettings) =>
  createTenants([tenant('casa-norte', { backend: { features: [], demo: {}, payment } }), tenant('two')])
const sandbox = tenantsWith({ ...account, mode: 'sandbox', url: '/payment/redsys' })
const production = tenantsWith({ ...account, mode: 'production', url: 'https://sis.redsys.es/x' })
const own = 'Qm9va2luZ3MgYXJlIHNpZ25lZCBoZXJl'
const paymentKeyOf = (env: Record<string, string>, tenants: typeof sandbox) =>
  withPaymentKeys(env, tenants).byId('casa-norte')?.backend.payment?.key

it('PAY-001 C-065 the key that signs payments is in the environment', () => {
  expect(paymentKeyOf({ PORTICO_PAYMENT_KEY_CASA_NORTE: own }, production)).toBe(own)
  expect(paymentKeyOf({ PORTICO_PAYMENT_KEY_CASA_NORTE: own }, sandbox)).toBe(own)
  expect(paymentKeyOf({}, sandbox)).toBe(PAYMENT_TEST_KEY)
})

it.each([
  [undefined, 'PORTICO_PAYMENT_KEY_CASA_NORTE is missing'],
  [PAYMENT_TEST_KEY, 'the key that Redsys publishes for tests'],
  ['s3cret', 'is not valid; expected the 32 base64 characters'],
])('C-065 production does not start with the key %s', (key, message) => {
  const env = key === undefined ? {} : { PORTICO_PAYMENT_KEY_CASA_NORTE: key }
  expect(() => withPaymentKeys(env, production)).toThrow(message)
  expect(() => withPaymentKeys(env, production)).toThrow(/^(?!.*s3cret)/)
})
