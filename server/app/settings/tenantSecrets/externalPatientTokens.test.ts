import { expect, it } from 'vitest'
import { tenant } from '../../../test/fakes'
import { createTenants } from '../../../platform/tenants/tenants'
import { readExternalPatientTokens } from './externalPatientTokens'

const externalPatients = { url: 'https://his.example/patients/{id}' }
const tenants = createTenants([
  tenant('one', {}),
  tenant('casa-norte', { backend: { features: [], demo: {}, externalPatients } }),
])

it('ADMIN-102 the token of a hospital system is in the environment, by tenant', () => {
  const env = {
    PORTICO_EXTERNAL_PATIENTS_TOKEN_CASA_NORTE: 's3cret',
    PORTICO_EXTERNAL_PATIENTS_TOKEN_ONE: 'x',
  }
  expect([...readExternalPatientTokens(env, tenants)]).toEqual([['casa-norte', 's3cret']])
})

it('ADMIN-102 a hospital system without a token is an error that names the variable', () => {
  expect(() => readExternalPatientTokens({}, tenants)).toThrow(
    'PORTICO_EXTERNAL_PATIENTS_TOKEN_CASA_NORTE is missing',
  )
})
