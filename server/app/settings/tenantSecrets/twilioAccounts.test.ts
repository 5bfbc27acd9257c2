import { expect, it } from 'vitest'
import { tenant } from '../../../test/fakes'
import { createTenants } from '../../../platform/tenants/tenants'
import { readTwilioAccounts } from './twilioAccounts'

const account = `AC${'0'.repeat(32)}`
const key = `SK${'1'.repeat(32)}`
const tenants = createTenants([
  tenant('one', { backend: { features: [], demo: {}, calls: { twilio: { mode: 'sandbox' } } } }),
  tenant('casa-norte', {
    backend: { features: [], demo: {}, calls: { twilio: { mode: 'production', account, key } } },
  }),
  tenant('two'),
])

it('CALL-058 the secret of an account at Twilio is in the environment; the stand-in has one of its own', () => {
  const accounts = readTwilioAccounts({ PORTICO_TWILIO_SECRET_CASA_NORTE: 's3cret' }, tenants)
  expect(accounts.get('casa-norte')).toEqual({ account, key, secret: 's3cret' })
  expect(accounts.get('one')?.secret).toMatch(/^.{43}$/)
  expect(accounts.has('two')).toBe(false)
})

it('CALL-058 an account without a secret is an error that names the variable', () => {
  expect(() => readTwilioAccounts({}, tenants)).toThrow('PORTICO_TWILIO_SECRET_CASA_NORTE is missing')
})
