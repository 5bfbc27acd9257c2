import { expect, it } from 'vitest'
import { tenant } from '../../../test/fakes'
import { createTenants } from '../../../platform/tenants/tenants'
import { readTurnSecrets } from './turnSecrets'

const calls = { turn: { urls: ['turn:turn.example:3478'] } }
const tenants = createTenants([
  tenant('one'),
  tenant('casa-norte', { backend: { features: [], demo: {}, calls } }),
])

it('CALL-030 the secret of a TURN server is in the environment, by tenant', () => {
  const env = { PORTICO_TURN_SECRET_CASA_NORTE: 's3cret', PORTICO_TURN_SECRET_ONE: 'x' }
  expect([...readTurnSecrets(env, tenants)]).toEqual([['casa-norte', 's3cret']])
})

it('CALL-030 a TURN server without a secret is an error that names the variable', () => {
  expect(() => readTurnSecrets({}, tenants)).toThrow('PORTICO_TURN_SECRET_CASA_NORTE is missing')
})
