import { expect, it } from 'vitest'
import { createTenants } from '../../../platform/tenants/tenants'
import { backendValidator } from '../../../platform/tenants/schemas'
import { tenant } from '../../../test/fakes'
import { readIdentityKeys } from './identityKeys'

const identityChecks = {
  provider: 'onfido',
  workflowId: 'wf-1',
  url: 'https://api.eu.onfido.com/v3.6',
} as const
const tenants = createTenants([
  tenant('one', { backend: { features: [], demo: {}, identityChecks: { provider: 'sandbox' } } }),
  tenant('casa-norte', { backend: { features: [], demo: {}, identityChecks } }),
])

it('IDENT-023 the secrets of Onfido are in the environment, by tenant', () => {
  const env = { PORTICO_ONFIDO_TOKEN_CASA_NORTE: 'a', PORTICO_ONFIDO_WEBHOOK_TOKEN_CASA_NORTE: 'b' }
  expect([...readIdentityKeys(env, tenants)]).toEqual([['casa-norte', { apiToken: 'a', webhookToken: 'b' }]])
  expect(() => readIdentityKeys({ PORTICO_ONFIDO_TOKEN_CASA_NORTE: 'a' }, tenants)).toThrow(
    'PORTICO_ONFIDO_WEBHOOK_TOKEN_CASA_NORTE is missing',
  )
})

it.each([
  [{ provider: 'sandbox' }, true],
  [identityChecks, true],
  [{ ...identityChecks, url: 'http://api.eu.onfido.com/v3.6' }, false],
  [{ ...identityChecks, apiToken: 'secret' }, false],
  [{ provider: 'onfido' }, false],
  [{ provider: 'sandbox', url: 'https://x.example/y' }, false],
  [{ provider: 'other' }, false],
])('IDENT-023 backend.json: %j is valid: %s', (settings, isValid) =>
  expect(backendValidator()({ features: [], identityChecks: settings })).toBe(isValid),
)
